// @ts-check
// Small helpers for elements, and the one voice of the page.

/**
 * Makes an element. Attributes that are functions are listeners: {onclick: f}. A value of false, null or
 * undefined leaves the attribute out.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : String(value));
  }
  put(element, ...children);
  return element;
}

/**
 * Appends what there is to append.
 * @param {Element} element
 * @param {...(Node | string | null | undefined | false)} children
 */
export function put(element, ...children) {
  for (const child of children) if (child || child === "") element.append(child);
}

/**
 * Replaces the children of an element.
 * @param {Element} element
 * @param {...(Node | string | null | undefined | false)} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  put(element, ...children);
}

/**
 * @param {string} id
 * @returns {any}
 */
export function byId(id) {
  return document.getElementById(id);
}

let clearing = 0;

/**
 * Says one message to screen readers. An alert interrupts.
 * @param {string} message
 * @param {"status" | "alert"} [region]
 */
export function say(message, region = "status") {
  const element = byId(region);
  clearTimeout(clearing);
  // What is said twice must change to be heard twice.
  element.textContent = element.textContent === message ? message + "\u00a0" : message;
  clearing = window.setTimeout(() => { byId("status").textContent = ""; byId("alert").textContent = ""; }, 8000);
}

let pictures = 0;

/**
 * Takes a picture that the engine has drawn into the page. Its own style sheet stays behind: the page has one
 * for all. Its ids become ids of their own.
 * @param {string} source
 * @returns {SVGElement}
 */
export function picture(source) {
  const prefix = "p" + ++pictures + "-";
  const text = source.replace(/<style>[^<]*<\/style>/, "")
    .replace(/( id="|url\(#|href="#|aria-labelledby="|aria-describedby=")/g, "$1" + prefix);
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return /** @type {any} */ (document.importNode(svg, true));
}

/**
 * Saves a text as a file.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function save(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  h("a", {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

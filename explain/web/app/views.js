// @ts-check
// The views of the page: the desk and, in its place, the course, practice and sheets to print.

import {byId} from "./dom.js";

/** The view that has the desk. */
const desk = "solve";

export class Views {
  /**
   * @param {Record<string, {show: (args: string[]) => void}>} pages beside the desk, by the ids of their elements
   * @param {(entry: boolean) => void} changed the address is to be written
   */
  constructor(pages, changed) {
    this.pages = pages;
    this.changed = changed;
    this.current = desk;
    document.addEventListener("click", e => {
      const link = /** @type {Element} */ (e.target).closest("[data-view]");
      if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
      e.preventDefault();
      this.go(/** @type {HTMLElement} */ (link).dataset.view ?? desk);
      if (link.closest("header")) byId("main").focus({preventScroll: true});
    });
  }

  /** What the address has of the view. */
  get written() {
    return this.current === desk ? "" : this.current;
  }

  /**
   * Shows a view, as an entry of the history.
   * @param {string} [view]
   */
  go(view = desk) {
    this.show(view);
    this.changed(true);
  }

  /**
   * Says where on a page the reader is.
   * @param {string} view
   */
  at(view) {
    this.current = view;
    this.changed(false);
  }

  /** @param {string} view as learn/x-wing: a page and what it is to show */
  show(view) {
    const [name, ...args] = view.split("/"), page = this.pages[name], id = page ? name : desk;
    this.current = view;
    for (const other of [desk, ...Object.keys(this.pages)]) byId(other).hidden = other !== id;
    for (const link of document.querySelectorAll("nav [data-view]")) {
      if (/** @type {HTMLElement} */ (link).dataset.view === id) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
    }
    document.title = (page ? byId(name).getAttribute("aria-label") + " · " : "") + "pencilmark";
    page?.show(args);
  }
}

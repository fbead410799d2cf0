// @ts-check
// What to practise next: SM-2 on techniques, in the storage of the browser, and only there.

const key = "pencilmark-practice", version = 1, day = 86_400_000;

/**
 * @typedef {{ease: number, interval: number, due: number, right: number, asked: number}} Item due in milliseconds
 */

export class Schedule {
  /** @param {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} storage */
  constructor(storage) {
    this.storage = storage;
    /** @type {Record<string, Item>} */
    this.items = {};
    try {
      const kept = JSON.parse(storage?.getItem(key) ?? "null");
      if (kept?.version === version) this.items = kept.items;
    } catch {
      // What cannot be read is as good as nothing.
    }
  }

  /**
   * Notes how well a task went: 5 right at once, 3 with a hint, 2 right after an error, 1 after the last hint, 0 given up.
   * @param {string} name
   * @param {number} grade
   * @param {number} now
   */
  grade(name, grade, now) {
    const item = this.items[name] ?? {ease: 2.5, interval: 0, due: 0, right: 0, asked: 0};
    item.asked++;
    if (grade >= 3) item.right++;
    item.ease = Math.max(1.3, item.ease + 0.1 - (5 - grade) * (0.08 + (5 - grade) * 0.02));
    item.interval = grade < 3 ? 0 : item.interval === 0 ? 1 : item.interval === 1 ? 6 : Math.round(item.interval * item.ease);
    item.due = now + item.interval * day;
    this.items[name] = item;
    this.#keep();
  }

  /**
   * The names that are due, the longest first.
   * @param {number} now
   */
  due(now) {
    return Object.keys(this.items).filter(name => this.items[name].due <= now).sort((a, b) => this.items[a].due - this.items[b].due);
  }

  /** As a text to be kept in a file. */
  get text() {
    return JSON.stringify({version, items: this.items}, null, 1);
  }

  forget() {
    this.items = {};
    this.#keep();
  }

  #keep() {
    try {
      if (Object.keys(this.items).length) this.storage?.setItem(key, this.text); else this.storage?.removeItem(key);
    } catch {
      // A private window may refuse it; practice goes on.
    }
  }
}

/** The storage of the browser, if it grants one. */
export function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

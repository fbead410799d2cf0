// @ts-check
// What the learner has practised: a progress file of the command, in the storage of the browser and nowhere else.

import * as storage from "./storage.js";

const key = "pencilmark-progress";

/** @returns {any} undefined for none */
export function load() {
  try {
    return JSON.parse(storage.get(key) ?? "null") ?? undefined;
  } catch {
    return undefined; // what cannot be read is as good as nothing
  }
}

/** @param {any} progress undefined forgets it */
export function keep(progress) {
  storage.set(key, progress ? JSON.stringify(progress) : null);
}

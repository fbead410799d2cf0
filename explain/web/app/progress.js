// @ts-check
// What the learner has practised: a progress file of the command, in the storage of the browser and nowhere else.

const key = "pencilmark-progress";

/** Private windows may refuse it; practice goes on. */
function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** @returns {any} undefined for none */
export function load() {
  try {
    return JSON.parse(storage()?.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined; // what cannot be read is as good as nothing
  }
}

/** @param {any} progress undefined forgets it */
export function keep(progress) {
  try {
    if (progress) storage()?.setItem(key, JSON.stringify(progress)); else storage()?.removeItem(key);
  } catch {
    // There is no room, or no leave to use it.
  }
}

// @ts-check
// One way to ask the engine, over HTTP or in a worker: await engine.call("hint", {sheet, stage: 1}).

import {chosen, word} from "./language.js";

/** Why a call failed. What the engine says of bad input is fit to be shown. */
export class EngineError extends Error {
  /**
   * @param {string} message
   * @param {{code?: string, line?: number, column?: number, unknown?: string[]}} [at]
   */
  constructor(message, {code, line, column, unknown} = {}) {
    super(word(message));
    this.name = "EngineError";
    this.code = code;
    this.line = line;
    this.column = column;
    /** Names of rules that are not understood: the puzzle can be read without them. */
    this.unknown = unknown ?? [];
  }
}

/**
 * What may be asked, and what is answered.
 * @typedef {import("./api").Calls} Calls
 */

/**
 * @typedef {object} Engine
 * @property {<N extends keyof Calls>(name: N, request?: Calls[N]["request"], options?: {signal?: AbortSignal}) => Promise<Calls[N]["answer"]>} call
 */

/**
 * An engine behind a server: POST base/NAME.
 * @param {string} base
 * @returns {Engine}
 */
export function httpEngine(base) {
  return {
    async call(name, request = {}, {signal} = {}) {
      let response;
      try {
        response = await fetch(base + name, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(request), signal});
      } catch (error) {
        if (signal?.aborted) throw error;
        throw new EngineError("The program that serves this page does not answer. Is it still running?");
      }
      const answer = await response.json().catch(() => ({}));
      if (!response.ok || answer.error) throw failure(answer.error, response.status);
      return answer;
    },
  };
}

/** The calls that are answered in sentences. */
const speaks = new Set(["read", "check", "hint", "steps", "solve", "why", "why-not", "review", "learn", "practice", "judge", "library"]);

/** What may take long, and so has a worker of its own. */
const slow = new Set(["solve", "why", "steps", "rate", "generate", "review", "practice", "judge", "record"]);

/**
 * An engine in workers beside the page. A worker gets {module} once, null for the first, and sends back what it
 * has compiled; then {id, name, request}, both texts, and sends {id, answer}, or {dead} when it can answer no more.
 * @param {string} url
 * @returns {Engine}
 */
export function workerEngine(url) {
  const shared = {module: null}, quick = new Lane(url, shared), patient = new Lane(url, shared);
  quick.start();
  return {
    call: (name, request = {}, {signal} = {}) => (slow.has(name) ? patient : quick).call(name, request, signal),
  };
}

/** One worker, which answers one call after the other, and those that take its place. */
class Lane {
  /**
   * @param {string} url
   * @param {{module: WebAssembly.Module | null}} shared
   */
  constructor(url, shared) {
    this.url = url;
    this.shared = shared;
    this.last = 0;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Map<number, {name: string, request: string, again: boolean, resolve: (answer: any) => void, reject: (error: any) => void}>} */
    this.waiting = new Map();
  }

  start() {
    const worker = this.worker = new Worker(this.url);
    worker.onmessage = ({data}) => {
      if (data.module) this.shared.module = data.module;
      if (data.dead) return this.#died();
      const call = this.waiting.get(data.id);
      if (!call) return;
      this.waiting.delete(data.id);
      const answer = JSON.parse(data.answer);
      if (answer.error) call.reject(failure(answer.error)); else call.resolve(answer);
    };
    worker.onerror = event => { event.preventDefault(); this.#died(); };
    worker.postMessage({module: this.shared.module});
    for (const [id, {name, request}] of this.waiting) worker.postMessage({id, name, request});
  }

  /** The call that was being answered has failed; those behind it get another worker. */
  #died() {
    this.worker?.terminate();
    this.worker = null;
    const [first] = this.waiting;
    if (!first) return;
    if (first[1].again) {
      this.waiting.delete(first[0]);
      first[1].reject(new EngineError("The engine has failed and was started again."));
    }
    first[1].again = true;
    if (this.waiting.size) this.start();
  }

  /**
   * @param {string} name
   * @param {object} request
   * @param {AbortSignal} [signal] a busy worker hears nothing, so it is ended, and another one answers the others
   * @returns {Promise<any>}
   */
  call(name, request, signal) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++this.last, text = JSON.stringify(request);
      this.waiting.set(id, {name, request: text, again: false, resolve, reject});
      signal?.addEventListener("abort", () => {
        if (!this.waiting.delete(id)) return;
        reject(signal.reason);
        this.worker?.terminate();
        this.start();
      });
      if (this.worker) this.worker.postMessage({id, name, request: text}); else this.start();
    });
  }
}

/**
 * @param {{message?: string, code?: string, line?: number, column?: number} | undefined} error
 * @param {number} [status]
 */
function failure(error, status) {
  return new EngineError(error?.message ?? (status === 503 ? "The engine is busy. Try again in a moment." : "The engine has failed."), error);
}

/**
 * The engine that the root of the page names: a worker, or a server.
 * @returns {Engine}
 */
export function connect() {
  const where = document.documentElement.dataset.engine ?? "", engine = where.endsWith(".js") ? workerEngine(where) : httpEngine(where), language = chosen();
  return language === "en" ? engine : {call: (name, request, options) => engine.call(name, speaks.has(name) ? {...request, language} : request, options)};
}

// @ts-check
// One way to ask the engine, over HTTP or in a worker: await engine.call("hint", {sheet, stage: 1}).

/** Why a call failed. What the engine says of bad input is fit to be shown. */
export class EngineError extends Error {
  /**
   * @param {string} message
   * @param {{code?: string, line?: number, column?: number}} [at]
   */
  constructor(message, {code, line, column} = {}) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

/**
 * @typedef {object} Engine
 * @property {(name: string, request?: object, options?: {signal?: AbortSignal}) => Promise<any>} call
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
  const where = document.documentElement.dataset.engine ?? "";
  return where.endsWith(".js") ? workerEngine(where) : httpEngine(where);
}
function workerEngine(where) { throw new Error(where); }

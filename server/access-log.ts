import type { ServerResponse } from "node:http";

interface AccessEntry {
  readonly method: string | undefined;
  /** null for an address that is not of the build: it may hold what a visitor typed. */
  readonly path: string | null;
  readonly status: number;
  readonly bytes: number;
}

/**
 * One line of JSON per answer: time, method, path, status, bytes, milliseconds. No address, no
 * browser, no referrer, no query: nothing in it is about a person.
 */
export class AccessLog {
  readonly #write: (text: string) => void;
  #waiting: string[] = [];

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  watch(response: ServerResponse, entry: AccessEntry) {
    const start = performance.now();
    response.once("close", () => {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      this.#add({ time: new Date().toISOString(), ...entry, ms, complete: response.writableFinished });
    });
  }

  #add(entry: object) {
    // Written together once per turn of a busy loop: one system call for many lines.
    if (this.#waiting.push(JSON.stringify(entry)) === 1) setImmediate(() => this.flush());
  }

  flush() {
    if (this.#waiting.length === 0) return;
    this.#write(`${this.#waiting.join("\n")}\n`);
    this.#waiting = [];
  }
}

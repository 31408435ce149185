/** What a visitor's hands and eyes need of a browser, whichever program drives it. */

export const engines = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof engines)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown" | "Control" | "a" | "c" | "v";

export interface LaunchOptions {
  /** Scheme, host and port of the site. */
  readonly origin: string;
  /** False switches JavaScript off in the page; `evaluate` goes on working. */
  readonly hasScripts: boolean;
}

export interface Driver {
  /** Opens an address of the site as one typed in, and answers with the status of the response. */
  open(path: string): Promise<number>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(window: Size): Promise<void>;
  movePointer(to: Point): Promise<void>;
  /** Presses and releases the main button where the pointer is. */
  clickHere(): Promise<void>;
  /** Keys held down in this order, then released. */
  press(...keys: readonly Key[]): Promise<void>;
  /** One key after the other, each pressed and released. */
  type(text: string): Promise<void>;
  /** Runs a function that needs nothing from outside it in the page. */
  evaluate<Args extends readonly unknown[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /**
   * What went wrong since the last time somebody asked: `console error: …`, `page error: …`, `404 /path`.
   * Asking clears it.
   */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Settled in the document that came after the one that was there: scripts that were not deferred have run. */
export const documentState = () => ({ startedAt: performance.timeOrigin, state: document.readyState });

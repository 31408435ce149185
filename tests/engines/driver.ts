/** Beside Chromium, in which tests/e2e goes through everything in detail. */
export const engines = ["firefox", "webkit"] as const;
export type Engine = (typeof engines)[number];

export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown" | "ArrowRight" | "Control" | "a" | "c" | "v";

export interface LaunchOptions {
  readonly origin: string;
  /** False switches JavaScript off in the page; `evaluate` goes on working. */
  readonly hasScripts: boolean;
}

/** What the journey needs of a browser, whichever client drives it. */
export interface Driver {
  goto(path: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  movePointer(x: number, y: number): Promise<unknown>;
  /** Presses and releases the main button where the pointer is. */
  clickHere(): Promise<unknown>;
  /** Keys held down in this order, then released. */
  press(...keys: readonly Key[]): Promise<unknown>;
  /** One key after the other, each pressed and released. */
  type(text: string): Promise<unknown>;
  /** Runs a self-contained function in the page. */
  evaluate<Args extends readonly unknown[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Problems since the launch; undefined where the client cannot tell. */
  readonly problems?: string[];
  close(): Promise<unknown>;
}

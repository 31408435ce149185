import type { Reporter } from "vitest/node";

/** Says after each file how many of all are done. */
export default class Progress implements Reporter {
  private done = 0;
  private total = 0;

  onTestRunStart(files: readonly unknown[]) {
    this.total = files.length;
  }

  onTestModuleEnd() {
    this.done += 1;
    process.stdout.write(`${this.done} of ${this.total} files\n`);
  }
}

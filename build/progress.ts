/** How far the build is: one line that is rewritten on a terminal, a few plain lines elsewhere. */

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const wipeLine = "\r\u001B[2K";
/** Of each count, so many lines where lines cannot be rewritten. */
const plainLines = 4;

export interface Progress {
  count(what: string, done: number, total: number): void;
  /** Something that has no count. A terminal shows it; elsewhere it is not worth a line. */
  doing(what: string): void;
  /** The line that stays. */
  done(line: string): void;
}

export function progressOn(output: Output): Progress {
  const rewrite = (text: string) => output.write(`${wipeLine}${text}`);
  return {
    count(what, done, total) {
      const line = `${what} ${done} of ${total}`;
      if (output.isTTY) rewrite(line);
      else if (done === total || (done > 0 && done % Math.ceil(total / plainLines) === 0))
        output.write(`${line}\n`);
    },
    doing(what) {
      if (output.isTTY) rewrite(what);
    },
    done(line) {
      output.write(`${output.isTTY ? wipeLine : ""}${line}\n`);
    },
  };
}

export const progress = progressOn(process.stdout);

import {
  type Attempt,
  evaluateChange,
  evaluateExisting,
  type Note,
  type OpenEdges,
  type Verdict,
} from "./change.ts";
import { type FieldName, kindOf } from "./rules.ts";
import { sanitize } from "./sanitize.ts";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Listener {
  /** After every change the visitor tried to make, with the value the field holds now. */
  readonly onChange: (value: string, note: Note | undefined) => void;
  readonly onLeave: (value: string) => void;
}

/** One key, or a word that a phone's keyboard has completed and put a space behind. */
const typedByHand = /^(?:.|\S+\s)?$/su;

function openEdgesOf(event: InputEvent | CompositionEvent): OpenEdges {
  const type = "inputType" in event ? event.inputType : "insertText";
  if (/^(delete|history)/.test(type)) return "both";
  if (type === "insertLineBreak") return "end";
  const typed = /^insert(Text|ReplacementText|CompositionText|FromComposition)$/.test(type);
  return typed && typedByHand.test(event.data ?? "") ? "end" : "none";
}

/**
 * Stands between the visitor and one text control, which stays uncontrolled: React writing values back would
 * move the caret, break compositions and empty the undo history.
 */
export class GuardedInput {
  readonly #control: TextControl;
  readonly #field: FieldName;
  readonly #listener: Listener;
  readonly #unmount = new AbortController();
  #acceptedValue = "";
  #selection: readonly [number, number] = [0, 0];
  #composing = false;
  #rewriting = false;

  constructor(control: TextControl, field: FieldName, listener: Listener) {
    this.#control = control;
    this.#field = field;
    this.#listener = listener;
    const { signal } = this.#unmount;
    control.addEventListener("beforeinput", (event) => this.#beforeInput(event as InputEvent), { signal });
    control.addEventListener("input", (event) => this.#input(event as InputEvent), { signal });
    control.addEventListener("compositionstart", () => this.#compositionStart(), { signal });
    control.addEventListener("compositionend", (event) => this.#compositionEnd(event as CompositionEvent), {
      signal,
    });
    control.addEventListener("blur", () => listener.onLeave(this.finish()), { signal });
    // Typed before the script was here, or brought back by the browser after a reload.
    if (control.value !== "")
      this.#evaluateCurrentValue(document.activeElement === control ? "end" : "none", evaluateExisting);
  }

  /** Near the top of the window: a toast at its foot covers neither this field nor the one below it. */
  focus() {
    this.#control.focus({ preventScroll: true });
    this.#control.scrollIntoView({ block: "start" });
  }

  detach() {
    this.#unmount.abort();
  }

  clear() {
    this.#control.value = "";
    this.#acceptedValue = "";
  }

  /** Puts there what the visitor has asked for, whole: the caller knows that the field can hold it. */
  replace(text: string) {
    this.#control.value = text;
    this.#evaluateCurrentValue("none");
  }

  /** Trims what was left open while typing. */
  finish(): string {
    this.#acceptedValue = sanitize(this.#control.value, kindOf(this.#field));
    if (this.#control.value !== this.#acceptedValue) this.#control.value = this.#acceptedValue;
    return this.#acceptedValue;
  }

  /** Evaluates typing, pasting and dropping before it happens, so that what is ignored leaves no trace, not even in undo. */
  #beforeInput(event: InputEvent) {
    if (this.#rewriting || this.#composing) return;
    const { selectionStart, selectionEnd, value } = this.#control;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    this.#selection = [start, end];
    const text = this.#insertedText(event);
    if (text === undefined || !event.cancelable) return;
    const intended = value.slice(0, start) + text + value.slice(end);
    const attempt = { value: intended, caret: start + text.length, openEdges: openEdgesOf(event) };
    const verdict = evaluateChange(this.#field, attempt);
    if (verdict.accepted?.value === intended) return;
    event.preventDefault();
    if (verdict.accepted) this.#rewrite(verdict.accepted.value, verdict.accepted.caret);
    this.#report(verdict);
  }

  #insertedText(event: InputEvent): string | undefined {
    if (event.inputType === "insertLineBreak")
      return this.#control instanceof HTMLTextAreaElement ? "\n" : undefined;
    if (!/^insert(Text|FromPaste|FromDrop)$/.test(event.inputType)) return undefined;
    return event.data ?? event.dataTransfer?.getData("text/plain");
  }

  #input(event: InputEvent) {
    // Some browsers send one more event after a composition: the same value is not evaluated twice.
    const isUnchanged = this.#control.value === this.#acceptedValue;
    if (!this.#rewriting && !this.#composing && !event.isComposing && !isUnchanged)
      this.#evaluateCurrentValue(openEdgesOf(event));
  }

  #compositionStart() {
    this.#composing = true;
    this.#selection = [this.#control.selectionStart ?? 0, this.#control.selectionEnd ?? 0];
  }

  #compositionEnd(event: CompositionEvent) {
    this.#composing = false;
    this.#evaluateCurrentValue(openEdgesOf(event));
  }

  /** Evaluates what already stands in the control: autofill, compositions, undo, restored values. */
  #evaluateCurrentValue(openEdges: OpenEdges, evaluate = evaluateChange) {
    const { value, selectionEnd } = this.#control;
    const attempt: Attempt = { value, caret: selectionEnd ?? value.length, openEdges };
    const verdict = evaluate(this.#field, attempt);
    if (!verdict.accepted) {
      this.#control.value = this.#acceptedValue;
      this.#select(...this.#selection);
    } else if (verdict.accepted.value !== value) {
      this.#control.value = verdict.accepted.value;
      this.#select(verdict.accepted.caret, verdict.accepted.caret);
    }
    this.#report(verdict);
  }

  #report({ accepted, note }: Verdict) {
    if (accepted) this.#acceptedValue = accepted.value;
    this.#listener.onChange(this.#acceptedValue, note);
  }

  #select(start: number, end: number) {
    // Selecting text in a control that is not focused would scroll to it in some browsers.
    if (document.activeElement === this.#control) this.#control.setSelectionRange(start, end);
  }

  /** Replaces only what differs, through the editing command where there is one: it alone keeps undo whole. */
  #rewrite(next: string, caret: number) {
    const control = this.#control;
    const former = control.value;
    let start = 0;
    while (start < Math.min(former.length, next.length) && former[start] === next[start]) start++;
    let tail = 0;
    while (
      tail < Math.min(former.length, next.length) - start &&
      former[former.length - 1 - tail] === next[next.length - 1 - tail]
    )
      tail++;
    this.#rewriting = true;
    control.setSelectionRange(start, former.length - tail);
    const inserted = next.slice(start, next.length - tail);
    if (former !== next) document.execCommand(inserted === "" ? "delete" : "insertText", false, inserted);
    if (control.value !== next) control.value = next;
    this.#rewriting = false;
    this.#select(caret, caret);
  }
}

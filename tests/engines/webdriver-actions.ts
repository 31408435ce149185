import type { Key, Point } from "./driver.ts";

/** Bodies of the WebDriver command `actions`. */

/** WebDriver names keys without a character by code points of its own. */
const codes: Partial<Record<Key, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Control: "\uE009",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
};

const withKeyboard = (actions: readonly object[]) => ({
  actions: [{ type: "key", id: "keyboard", actions }],
});
const withMouse = (actions: readonly object[]) => ({
  actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
});

export const moveTo = ({ x, y }: Point) =>
  withMouse([{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" }]);

export const clicking = withMouse([
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
]);

export function pressing(keys: readonly Key[]) {
  const values = keys.map((key) => codes[key] ?? key);
  return withKeyboard([
    ...values.map((value) => ({ type: "keyDown", value })),
    ...values.toReversed().map((value) => ({ type: "keyUp", value })),
  ]);
}

export const typing = (text: string) =>
  withKeyboard(
    [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  );

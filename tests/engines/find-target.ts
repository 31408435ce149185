/** Runs in the page: finds what a visitor means by a role and a name, and says where to point at it. */

export type Role = "link" | "button" | "textbox" | "radio";

export interface Target {
  readonly role: Role;
  /** The whole name, or its beginning where no name is the whole. */
  readonly name: string;
  /** A selector of the part of the page that is meant. */
  readonly within: string;
}

export interface Found {
  readonly x: number;
  readonly y: number;
  /** Nothing else lies over it there. */
  readonly isReachable: boolean;
  readonly isFocused: boolean;
  readonly isEnabled: boolean;
  readonly value: string;
  readonly isChecked: boolean;
  /** What describes it for assistive technology. */
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** One element on screen is what is meant; none or several answer with nothing. */
export function findTarget({ role, name, within }: Target, scrollsToIt: boolean): Found | null {
  const selectors = {
    link: "a[href]",
    button: "button",
    textbox: "input:not([type=radio]), textarea",
    radio: "input[type=radio]",
  };
  const wordsOf = (node: Element) => {
    const copy = node.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const nameOf = (node: Element) => {
    const label = "labels" in node ? (node.labels as NodeListOf<Element> | null)?.[0] : undefined;
    return node.getAttribute("aria-label") ?? wordsOf(label ?? node);
  };
  const onScreen = [...document.querySelectorAll<HTMLInputElement>(within)]
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>(selectors[role])])
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const exact = onScreen.filter((node) => nameOf(node) === name);
  const [element, another] =
    exact.length > 0 ? exact : onScreen.filter((node) => nameOf(node).startsWith(name));
  if (!element || another) return null;

  const placeOf = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    return {
      x,
      y,
      isReachable: hit !== null && (element.contains(hit) || hit.closest("label")?.control === element),
    };
  };
  if (scrollsToIt && !placeOf().isReachable) element.scrollIntoView({ block: "center", behavior: "instant" });
  const describedBy = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return {
    ...placeOf(),
    isFocused: element === document.activeElement,
    isEnabled: !element.matches(":disabled"),
    value: element.value ?? "",
    isChecked: element.checked === true,
    description: describedBy.map((id) => document.getElementById(id)?.innerText.trim() ?? "").join(" "),
    attributes: Object.fromEntries(
      [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
    ),
  };
}

import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { consultation } from "../../src/content/site/consultation.ts";
import { navigationLabels } from "../../src/content/site/navigation.ts";

/** Everything on the site that answers a visitor's hand. */

/** Milliseconds, as of a quick hand. */
const [heldDown, betweenKeys] = [80, 80];

/** What the visitor does, and nothing else. */
type Act = () => Promise<void>;

export interface Case {
  readonly name: string;
  readonly path: string;
  readonly device?: BrowserContextOptions;
  /** Goes to where it is done and waits until it can be; answers with the doing. */
  readonly prepare: (page: Page) => Promise<Act>;
}

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

async function middleOf(control: Locator): Promise<[number, number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("What should be pressed is not to be seen.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A pointer that is there already and presses. */
async function pressing(control: Locator): Promise<Act> {
  const { mouse } = control.page();
  await mouse.move(...(await middleOf(control)));
  return async () => {
    await mouse.down();
    await control.page().waitForTimeout(heldDown);
    await mouse.up();
  };
}

/** A finger that comes down and goes up again. */
async function touching(control: Locator): Promise<Act> {
  const page = control.page();
  const [x, y] = await middleOf(control);
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.waitForTimeout(heldDown);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** One key after the other. Nothing is asked of the page meanwhile: it would count. */
async function typing(control: Locator, keys: readonly string[]): Promise<Act> {
  const page = control.page();
  await control.focus();
  return async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(betweenKeys);
    }
  };
}

const productsButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Products" });

async function instrument(page: Page, name: string): Promise<Locator> {
  const figure = page.locator(`#${name}`);
  await figure.scrollIntoViewIfNeeded();
  await page.locator(`#${name}[data-operable]`).waitFor();
  return figure;
}

async function form(page: Page): Promise<Locator> {
  const whole = page.getByRole("form", { name: consultation.title });
  await whole.scrollIntoViewIfNeeded();
  await whole.getByText(consultation.withoutScripts.title).waitFor({ state: "detached" });
  return whole;
}

const fieldOf = (whole: Locator, name: keyof typeof consultation.fields) =>
  whole.getByRole("textbox", { name: consultation.fields[name].label, exact: true });
const submitOf = (whole: Locator) => whole.getByRole("button", { name: consultation.submit });

const phoneNumber = "+1 202 555 0100";
const sentence = "One perimeter, two runways.";

async function filledForm(page: Page): Promise<Locator> {
  const whole = await form(page);
  await fieldOf(whole, "organization").fill("Ministry of Example");
  await fieldOf(whole, "contactPerson").fill("Ada Example");
  await fieldOf(whole, "phone").fill(phoneNumber);
  await fieldOf(whole, "requirements").fill(sentence);
  return whole;
}

/** A page of one button that changes its own word: no answer to a hand takes less. */
export const bareButton =
  "<!doctype html><meta name=viewport content=width=device-width><title>x</title><button>One</button>" +
  "<script>document.querySelector('button').onclick = ({ target }) => { target.textContent = 'Two'; }</script>";

const theButton = (page: Page) => page.getByRole("button");

/** The least that each way of using a hand costs. */
export const floorCases: readonly Case[] = [
  { name: "a bare button, pressed", path: "/", prepare: (page) => pressing(theButton(page)) },
  { name: "a bare button, by key", path: "/", prepare: (page) => typing(theButton(page), ["Enter"]) },
  {
    name: "a bare button, by touch",
    path: "/",
    device: phone,
    prepare: (page) => touching(theButton(page)),
  },
];

export const cases: readonly Case[] = [
  {
    name: "products menu, pointer arrives",
    path: "/",
    prepare: async (page) => {
      const middle = await middleOf(productsButton(page));
      return () => page.mouse.move(...middle);
    },
  },
  {
    name: "products menu, by key",
    path: "/",
    prepare: (page) => typing(productsButton(page), ["Enter"]),
  },
  {
    name: "burger, by touch",
    path: "/",
    device: phone,
    prepare: (page) => touching(page.getByRole("button", { name: navigationLabels.menu })),
  },
  {
    name: "radio of an instrument",
    path: "/drone-detection",
    prepare: async (page) =>
      typing((await instrument(page, "situations")).getByRole("radio").first(), Array(6).fill("ArrowDown")),
  },
  {
    name: "slider of an instrument",
    path: "/anti-drone-solution",
    prepare: async (page) =>
      typing(
        (await instrument(page, "time-budget")).getByRole("slider").first(),
        Array(8).fill("ArrowRight"),
      ),
  },
  {
    name: "radio of the form",
    path: "/",
    prepare: async (page) => pressing((await form(page)).getByRole("radio").last()),
  },
  {
    name: "submit, nothing filled in",
    path: "/",
    prepare: async (page) => pressing(submitOf(await form(page))),
  },
  {
    name: "submit, all filled in",
    path: "/",
    prepare: async (page) => pressing(submitOf(await filledForm(page))),
  },
  {
    name: "key in Requirements",
    path: "/",
    prepare: async (page) => typing(fieldOf(await form(page), "requirements"), [...sentence]),
  },
  {
    name: "key in Phone",
    path: "/",
    prepare: async (page) => typing(fieldOf(await form(page), "phone"), [...phoneNumber]),
  },
];

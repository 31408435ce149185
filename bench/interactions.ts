import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "@playwright/test";
import { consultation } from "../src/content/site/consultation.ts";
import { navigationLabels } from "../src/content/site/navigation.ts";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";
import { startServer } from "../tools/servers.ts";
import { type Interaction, interactionsOf } from "./measure/interaction.ts";
import { type Figure, report } from "./measure/table.ts";

/**
 * `npm run bench -- interactions`: from doing something to the next paint, on a processor four times slower. Held
 * to the limit is the work of the page's own thread, times four, and a frame to show it: the same by the clock
 * would count whatever else the machine does. What the clock says stands beside it. Needs a build.
 */

const slowdown = 4;
const limit = 50;
/** Until a screen of 60 Hz shows what is ready, at most. */
const frame = 1000 / 60;
const rounds = 3;
/** Milliseconds, as of a quick hand. */
const [heldDown, betweenKeys] = [80, 80];

type Act = () => Promise<void>;

interface Case {
  readonly name: string;
  readonly path: string;
  readonly device?: BrowserContextOptions;
  /** Goes to where it is done and waits until it can be; answers with the doing. */
  readonly prepare: (page: Page) => Promise<Act>;
}

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
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

const cases: readonly Case[] = [
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
    prepare: async (page) => {
      const middle = await middleOf(page.getByRole("button", { name: navigationLabels.openMenu }));
      return () => page.touchscreen.tap(...middle);
    },
  },
  {
    name: "radio of an instrument",
    path: "/drone-detection",
    prepare: async (page) => pressing((await instrument(page, "situations")).getByRole("radio").last()),
  },
  {
    name: "slider of an instrument",
    path: "/anti-drone-solution",
    prepare: async (page) =>
      typing((await instrument(page, "time-budget")).getByRole("slider").first(), ["ArrowRight"]),
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

async function measure(browser: Browser, origin: string, { path, device, prepare }: Case, rate: number) {
  const context = await browser.newContext(device ?? desktop);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const act = await prepare(page);
  // Scripts that the arrival brought, and what they drew.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const interactions = await interactionsOf(page, act);
  await context.close();
  if (interactions.length === 0) throw new Error(`Nothing happened on ${path}.`);
  return interactions;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Of each thing done, the round that was least disturbed. */
const best = (rounds: readonly Interaction[][], of: keyof Interaction) =>
  (rounds[0] ?? []).map((_, index) => Math.min(...rounds.map((round) => round[index]?.[of] ?? Infinity)));

async function figuresOf(browser: Browser, origin: string, one: Case): Promise<Figure[]> {
  const free: Interaction[][] = [];
  const slowed: Interaction[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    free.push(await measure(browser, origin, one, 1));
    slowed.push(await measure(browser, origin, one, slowdown));
  }
  const toPaint = best(free, "work").map((work) => work * slowdown + frame);
  return [
    { name: `${one.name}, ms`, value: rounded(median(toPaint)), limit },
    ...(toPaint.length > 1
      ? [{ name: "  the worst of them", value: rounded(Math.max(...toPaint)), limit }]
      : []),
    { name: "  by the clock", value: rounded(median(best(slowed, "time"))) },
  ];
}

export async function run(): Promise<boolean> {
  const server = await startServer("node");
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const figures: Figure[] = [];
    for (const one of cases)
      figures.push(...(await figuresOf(browser, `http://127.0.0.1:${server.port}`, one)));
    return report(`To the next paint, processor ${slowdown} times slower`, figures);
  } finally {
    await browser.close();
    await server.stop();
  }
}

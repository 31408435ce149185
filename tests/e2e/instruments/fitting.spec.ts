import type { Locator } from "@playwright/test";
import { expect, phone, test } from "../fixtures.ts";
import { instrumentNames, openInstrument } from "./instruments.ts";

/** What does not fit as the figure stands: small words, results outside their cell, pixels wider than the window. */
const misfits = (figure: Locator) =>
  figure.evaluate((element) => {
    const outer = element.getBoundingClientRect();
    const isOutside = (box: DOMRect, holder: DOMRect, play: number) =>
      box.left < holder.left - play || box.right > holder.right + play;
    const isSeen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 1;
    const words = [...element.querySelectorAll("svg text")].filter(
      (text) => isSeen(text) && text.textContent.trim(),
    );
    const sizeOf = (text: Element) =>
      Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 1);
    const results = [...element.querySelectorAll("output")].filter(isSeen);
    return [
      ...words
        .filter((text) => isOutside(text.getBoundingClientRect(), outer, 2))
        .map((text) => `cut: ${text.textContent}`),
      ...words.filter((text) => sizeOf(text) < 12).map((text) => `${sizeOf(text)} px: ${text.textContent}`),
      ...results
        .filter((result) =>
          isOutside(
            result.getBoundingClientRect(),
            (result.closest(".result") ?? element).getBoundingClientRect(),
            1,
          ),
        )
        .map((result) => `outside its cell: ${result.textContent}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : []),
    ];
  });

/** Set from within the page: dozens of settings, and none of them is about how it was made. */
const setTo = (slider: Locator, value: string) =>
  slider.evaluate((input: HTMLInputElement, next) => {
    // React hears of a value only when it was not told itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, next);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    // The drawing follows its control when there is time.
    return new Promise((resolve) => setTimeout(resolve, 50));
  }, value);

for (const device of [phone, { viewport: { width: 1440, height: 900 } }])
  for (const name of instrumentNames)
    test(`${name} fits a window of ${device.viewport.width} px, wherever its controls are set`, async ({
      openPage,
    }) => {
      const figure = await openInstrument(await openPage(device), name);
      const choices = await figure.getByRole("radio", { disabled: false }).all();
      for (const choice of [undefined, ...choices]) {
        await choice?.evaluate((radio: HTMLElement) => radio.click());
        const chosen = (await choice?.inputValue()) ?? "as it stands";
        expect.soft(await misfits(figure), chosen).toEqual([]);
        for (const slider of await figure.getByRole("slider").all()) {
          const initial = await slider.inputValue();
          for (const end of ["max", "min"]) {
            await setTo(slider, (await slider.getAttribute(end)) ?? "");
            const setting = `${chosen}, ${await slider.getAttribute("id")} at its ${end}`;
            expect.soft(await misfits(figure), setting).toEqual([]);
          }
          await setTo(slider, initial);
        }
      }
    });

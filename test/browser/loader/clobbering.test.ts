import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { membersOfRenderer } from "../../../src/inspector/clashing-names";
import { publish } from "../bonus/bonuses";
import { opensIn, putTable } from "../live-casino/cards";
import { receivedCalls, headerMarkup, modalMarkup } from "../support/account";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

/**
 * Evaluates a function with an element of the page. The driver's own locators would also find the clashing
 * elements.
 */
async function at<Result>(
  page: Page,
  path: string,
  run: (element: HTMLElement | null) => Result,
): Promise<Result> {
  const found = await page.evaluateHandle((selectors) => {
    const [first = "", ...inner] = selectors;
    let element = Document.prototype.querySelector.call(document, first);
    for (const selector of inner) element = element?.shadowRoot?.querySelector(selector) ?? null;
    return element as HTMLElement | null;
  }, path.split(" >>> "));
  return page.evaluate(run as never, found) as Promise<Result>;
}

const exists = (page: Page, path: string) =>
  expect.poll(() => at(page, path, (element) => element !== null), { message: path }).toBe(true);

const textOf = (page: Page, path: string) => at(page, path, (element) => element?.textContent ?? "");

/** Clicks with the mouse in the middle of an element, once it exists. */
async function click(page: Page, path: string): Promise<void> {
  await exists(page, path);
  const box = await at(page, path, (element) => {
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = (element as HTMLElement).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(box.x, box.y);
}

/** Names of all document members, except those that React and Preact read, which author checks report. */
const memberNames = async (page: Page) => {
  const names = await page.evaluate(() =>
    [Document, Node, EventTarget].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
  );
  return names.filter((name) => !membersOfRenderer.includes(name));
};

/** Markup of elements with a given name. The fields of the form also hide members of the form itself. */
const elements: Readonly<Record<string, (name: string) => string>> = {
  img: (name) => `<img name="${name}" alt="">`,
  "two img": (name) => `<img name="${name}" alt=""><img name="${name}" alt="">`,
  form: (name) =>
    `<form name="${name}"><input name="children"><input name="matches"><input name="contains"></form>`,
  object: (name) => `<object name="${name}"></object>`,
};

/** Viewport that is too narrow for all slides. */
const narrow = { width: 600, height: 900 };

const hidden = (markup: string) => `<div style="display: none">${markup}</div>`;

const logIn = async (page: Page) => {
  await click(page, "vetrina-balance-header >>> button");
  await exists(page, 'vetrina-login-modal input[name="username"]');
  await page.keyboard.type("giulia");
  await page.keyboard.press("Tab");
  await page.keyboard.type("vetrina");
  await page.keyboard.press("Enter");
  await exists(page, 'vetrina-balance-header[data-state="ready"]');
};

describe("elements named like properties and methods of `document` (S25)", () => {
  itEach(["two img"], ["form", "img", "object"])(
    "do not break login, header, date picker, carousel and card: %s",
    async (kind) => {
      publish(site, 5);
      putTable(site, "roulette-1", opensIn(site, 0));
      putTable(site, "roulette-2", opensIn(site, 3_600_000));
      const { page, consoleMessages } = await site.newPage({ viewport: narrow });
      const clashing = (await memberNames(page)).map(elements[kind] ?? String).join("");
      expect(clashing).toContain('"querySelectorAll"');
      site.sandbox.page("/test/clashing", {
        // The elements precede the configuration and the library, so that they exist when the loader starts.
        head: `<title>Prova</title>${hidden(`${clashing}<a id="vetrina-config"></a>`)}`,
        body: `<main><h1>Prova</h1>${headerMarkup}
        <vetrina-date-picker id="picker">data</vetrina-date-picker>
        <vetrina-bonus-carousel>bonus</vetrina-bonus-carousel>
        <vetrina-live-casino-card data-provider="EvolutionGame" data-game-id="roulette-2"
          data-heading="Tavolo" data-image="/assets/live-casino/roulette.webp">tavolo</vetrina-live-casino-card>
        ${modalMarkup}</main>`,
      });
      await page.goto(`${site.sandbox.siteUrl}/test/clashing`);
      await exists(page, 'vetrina-balance-header[data-state="logged-out"]');
      const isHidden = await page.evaluate(
        () => document.querySelectorAll !== Document.prototype.querySelectorAll,
      );
      expect(isHidden, "the clash is real").toBe(true);

      await logIn(page);
      expect(await textOf(page, 'vetrina-balance-header >>> [part~="text"]')).toContain("1.234,50");
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(["JWT", "login"]));

      await click(page, "#picker >>> button");
      await exists(page, "#picker >>> [role=grid]");
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await expect
        .poll(() => at(page, "#picker", (picker) => (picker as HTMLInputElement).value))
        .not.toBe("");

      await exists(page, "vetrina-bonus-carousel >>> [data-slider]");
      const left = () =>
        at(page, "vetrina-bonus-carousel >>> article", (slide) => slide?.getBoundingClientRect().left ?? 0);
      const before = await left();
      await click(page, "vetrina-bonus-carousel >>> .vetrina-carousel-bar button:last-of-type");
      await expect.poll(left, { message: "the slides move" }).toBeLessThan(before);

      await exists(page, "vetrina-live-casino-card[data-state]");
      // Scrolls the card into view, because its countdown runs only while it is visible.
      await at(page, "vetrina-live-casino-card", (card) => card?.scrollIntoView({ behavior: "instant" }));
      const time = () => textOf(page, 'vetrina-live-casino-card >>> [role="timer"]');
      const first = await time();
      expect(first).toMatch(/\d/);
      await expect.poll(time, { message: "the countdown runs" }).not.toBe(first);

      expect(consoleMessages).toEqual({ errors: [], warnings: [] });
      expect(receivedCalls(site, "POST", "/auth/login")).toHaveLength(1);
    },
  );
});

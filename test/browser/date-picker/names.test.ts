import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { namesOf } from "../names/controls";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import { openPage, parts, picker, userAgents } from "./picker";

const site = useTestSite();

/** Accessible names of the buttons: that of the header, and with a date also that of the removal link. */
const buttons = (page: Page) => namesOf(page, "button");
const names = async (page: Page) => (await buttons(page)).map(({ name }) => name);
const dialogs = async (page: Page) => (await namesOf(page, "dialog")).map(({ name }) => name);

const chosen = "12/11/2026, giovedì 12 novembre 2026. Cambia";
const withDate = 'data-value="2026-11-12"';

/** Source of a name, the markup of a picker with this id, and the name without the date or the prompt. */
const labels: readonly (readonly [string, (id: string) => string, string])[] = [
  ["a label before it", (id) => `<label for="${id}">Dal giorno</label>${picker("", id)}`, "Dal giorno"],
  [
    "`aria-label`, which counts more",
    (id) => `<label for="${id}">Dal</label>${picker('aria-label="Dal giorno"', id)}`,
    "Dal giorno",
  ],
  [
    "`aria-labelledby`, which counts most, hidden or not",
    (id) =>
      `<i id="a" hidden>Dal</i> <i id="b">giorno</i>${picker('aria-label="x" aria-labelledby="a b none"', id)}`,
    "Dal giorno",
  ],
  [
    "several labels, in the page's order",
    (id) => `<label for="${id}">Periodo</label><label for="${id}">dal giorno</label>${picker("", id)}`,
    "Periodo dal giorno",
  ],
  [
    "a label that ends with a colon",
    (id) => `<label for="${id}">Dal giorno:</label>${picker("", id)}`,
    "Dal giorno",
  ],
  [
    "a label in two lines with a hidden part",
    (id) =>
      `<label for="${id}">Dal<br>giorno<div>compreso</div><i hidden>vecchio</i><!-- nota --></label>${picker("", id)}`,
    "Dal giorno compreso",
  ],
];

const sources = [
  ...labels.map(([source, markup, label]) => ({
    source,
    markup,
    before: `${label}: Scegli una data`,
    after: [`${label}: ${chosen}`, `Rimuovi la data selezionata: ${label}`],
  })),
  {
    source: "the author's link text only",
    markup: (id: string) => picker('data-link-text="Dal giorno"', id),
    before: "Dal giorno",
    after: [`Dal giorno: ${chosen}`, "Rimuovi la data selezionata: Dal giorno"],
  },
  {
    source: "no label",
    markup: (id: string) => picker("", id),
    before: "Scegli una data",
    after: [`Data selezionata: ${chosen}`, "Rimuovi la data selezionata"],
  },
  {
    source: "a label with the same text as the link",
    markup: (id: string) => picker('data-link-text="Dal giorno" aria-label="Dal giorno"', id),
    before: "Dal giorno",
    after: [`Dal giorno: ${chosen}`, "Rimuovi la data selezionata: Dal giorno"],
  },
];

describe("the name of a picker (WCAG 1.3.1, 2.5.3, 4.1.2)", () => {
  it("comes from a label, an attribute or the author's link text, with the selected date", async () => {
    const { page } = await openPage(
      site,
      sources.map(({ markup }, index) => `<div>${markup(`picker-${index}`)}</div>`).join(""),
    );
    const namesBySource = async (each: number) => {
      const all = await names(page);
      return sources.map(({ source }, at) => [source, ...all.slice(each * at, each * (at + 1))]);
    };
    expect(await namesBySource(1)).toEqual(sources.map(({ source, before }) => [source, before]));
    expect(await names(page)).toHaveLength(sources.length);
    for (const index of sources.keys()) await parts(page, `picker-${index}`).setValue("2026-11-12");
    await expect.poll(() => namesBySource(2)).toEqual(sources.map(({ source, after }) => [source, ...after]));
    expect(await names(page)).toHaveLength(2 * sources.length);
  });

  it("comes from a label around the picker", slow, async () => {
    const { page } = await openPage(site, `<label><b>Dal</b> giorno <span>${picker()}</span></label>`);
    expect(await names(page)).toEqual(["Dal giorno: Scegli una data"]);
    await parts(page).setValue("2026-11-12");
    const expected = [`Dal giorno: ${chosen}`, "Rimuovi la data selezionata: Dal giorno"];
    await expect.poll(() => names(page)).toEqual(expected);
  });

  it("is English on an English page", async () => {
    const label = '<label for="picker">From</label>';
    const { page } = await openPage(site, label + picker(withDate), { query: "language=en" });
    expect(await names(page)).toEqual([
      "From: 12/11/2026, Thursday 12 November 2026. Change",
      "Remove the selected date: From",
    ]);
  });

  it("comes from a label in the picker's shadow tree, and updates with the label", async () => {
    const shadow = `<label for="picker">Dal giorno</label>${picker()}`;
    const { page } = await openPage(
      site,
      `<div id="host"><template shadowrootmode="open">${shadow}</template></div>`,
    );
    await page.waitForFunction(() => "ready" in (window as unknown as { Vetrina: object }).Vetrina);
    await page.evaluate(() => {
      const root = document.querySelector("#host")?.shadowRoot as ShadowRoot;
      (window as unknown as { Vetrina: { discover(root: Node): void } }).Vetrina.discover(root);
    });
    await expect.poll(() => names(page)).toEqual(["Dal giorno: Scegli una data"]);
    await page.evaluate(() => {
      const label = document.querySelector("#host")?.shadowRoot?.querySelector("label");
      if (label) label.textContent = "Al giorno";
    });
    await expect.poll(() => names(page)).toEqual(["Al giorno: Scegli una data"]);
  });
});

describe("a label that changes", () => {
  const change = (page: Page, how: (label: HTMLLabelElement) => void) =>
    page.locator("label").evaluate(how as (label: Element) => void);

  it("updates the picker's name if the label's text or target changes, or if a label is added or removed", async () => {
    const { page } = await openPage(site, `<label for="picker">Dal</label>${picker()}`);
    await change(page, (label) => {
      (label.firstChild as Text).data = "Dal giorno";
    });
    await expect.poll(() => names(page)).toEqual(["Dal giorno: Scegli una data"]);
    await change(page, (label) => {
      label.htmlFor = "other";
    });
    await expect.poll(() => names(page)).toEqual(["Scegli una data"]);
    await page.evaluate(() => {
      const label = document.createElement("label");
      label.htmlFor = "picker";
      label.textContent = "Al giorno";
      document.body.append(label);
    });
    await expect.poll(() => names(page)).toEqual(["Al giorno: Scegli una data"]);
    await page
      .locator("label")
      .last()
      .evaluate((label) => label.remove());
    await expect.poll(() => names(page)).toEqual(["Scegli una data"]);
    await parts(page).host.evaluate((host) => host.setAttribute("aria-label", "Giorno"));
    await expect.poll(() => names(page)).toEqual(["Giorno: Scegli una data"]);
  });
});

it("a picker that is removed while its attributes change does not log errors or warnings", async () => {
  const { page, consoleMessages } = await openPage(
    site,
    `<div><p id="a">Nota</p>${picker('aria-describedby="a"')}</div>`,
  );
  await parts(page).host.evaluate((host) => {
    host.setAttribute("data-link-text", "Dal giorno");
    host.remove();
  });
  await page.waitForFunction(() => document.querySelector("vetrina-date-picker") === null);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
});

describe("the text of `aria-describedby`", () => {
  it("is the picker's description, even after the text or the attribute changes", async () => {
    const { page } = await openPage(
      site,
      `${picker('aria-describedby="a b"')}<p id="a">Si può tornare indietro</p><p id="b">di un anno.</p>`,
    );
    const descriptions = async () => (await buttons(page)).map(({ description }) => description);
    expect(await descriptions()).toEqual(["Si può tornare indietro di un anno."]);
    await page.locator("#b").evaluate((hint) => (hint.textContent = "di un mese."));
    await expect.poll(descriptions).toEqual(["Si può tornare indietro di un mese."]);
    await parts(page).host.evaluate((host) => host.removeAttribute("aria-describedby"));
    await expect.poll(descriptions).toEqual([""]);
  });
});

describe("two pickers of a page", () => {
  const two = `<label for="dal">Dal giorno</label>${picker(withDate, "dal")}
    <label for="al">Al giorno</label>${picker(withDate, "al")}`;

  it("have different names for header, removal link and calendar", async () => {
    const { page } = await openPage(site, two);
    const all = await names(page);
    expect(new Set(all).size).toBe(4);
    for (const id of ["dal", "al"]) await parts(page, id).header.press("Enter");
    expect(await dialogs(page)).toEqual(["Calendario: Dal giorno", "Calendario: Al giorno"]);
  });

  it("use their own names as the headings of their modal calendars", async () => {
    const { page } = await openPage(site, two, {
      context: { userAgent: userAgents.android, viewport: { width: 390, height: 844 }, hasTouch: true },
    });
    for (const [id, name] of [
      ["dal", "Dal giorno"],
      ["al", "Al giorno"],
    ] as const) {
      await parts(page, id).openByTap();
      expect(await dialogs(page)).toEqual([name]);
      await page.keyboard.press("Escape");
      await parts(page, id).overlay.waitFor({ state: "detached" });
    }
  });
});

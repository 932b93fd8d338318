import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { begin, boxes, hasFocus, openTour, partsOf, shows, step, tourMarkup } from "./tour-page";

const site = useTestSite();

interface TourWindow {
  readonly Vetrina?: {
    readonly tour: {
      getState(): { readonly status: string };
      start(steps: object[]): Promise<boolean>;
    };
  };
}

/** Status of the page's tour; "idle" until the library has loaded. */
const statusOf = (page: Page) =>
  page.evaluate(() => (window as TourWindow).Vetrina?.tour.getState().status ?? "idle");

const auto = tourMarkup(undefined, 'data-start="auto"');

/** Script that moves the focus to a field while the page is parsed. */
const focusNow = "<script>document.querySelector('#campo').focus()</script>";

/** Text in the focused field, which may be in a shadow root. */
const written = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const field = outer?.shadowRoot?.activeElement ?? outer;
    return field instanceof HTMLElement && field.isContentEditable
      ? field.textContent
      : ((field as HTMLInputElement | null)?.value ?? "");
  });

const typed = [
  ["an input", `<form><input id="campo" aria-label="Parola d’ordine" type="password"></form>${focusNow}`],
  ["a text area", `<textarea id="campo" aria-label="Testo"></textarea>${focusNow}`],
  ["editable text", `<div id="campo" contenteditable="true"></div>${focusNow}`],
  [
    "an input in a shadow root",
    `<div id="ospite"></div><script>
      const root = document.querySelector("#ospite").attachShadow({ mode: "open" });
      root.innerHTML = "<input aria-label=Campo>";
      root.firstChild.focus();
    </script>`,
  ],
] as const;

describe("an automatic tour", () => {
  it.each(typed)("waits while a player types into %s, and starts afterwards", async (_, field) => {
    const { page, host } = await openTour(site, field + boxes + auto);
    await expect.poll(() => statusOf(page)).toBe("waiting");
    for (const key of "chiave segreta") await page.keyboard.press(key, { delay: 90 });
    expect(await written(page)).toBe("chiave segreta");
    expect(await host.count()).toBe(0);
    await page.evaluate(() => {
      const outer = document.activeElement;
      ((outer?.shadowRoot?.activeElement ?? outer) as HTMLElement | null)?.blur();
    });
    await shows(page, "Primo");
  });

  it("waits while a list has the focus", async () => {
    const list = '<select id="campo" aria-label="Lista"><option>a<option>b</select>';
    const { page, host } = await openTour(site, list + focusNow + boxes + auto);
    await expect.poll(() => statusOf(page)).toBe("waiting");
    await page.keyboard.press("b", { delay: 1500 });
    expect(await page.locator("#campo").inputValue()).toBe("b");
    expect(await host.count()).toBe(0);
    await page.locator("#campo").blur();
    await shows(page, "Primo");
  });

  it("waits while an iframe, which may contain a field, has the focus", async () => {
    const frame = '<iframe id="campo" title="Cornice" srcdoc="<input>"></iframe>';
    const { page, host } = await openTour(site, frame + focusNow + boxes + auto);
    await expect.poll(() => statusOf(page)).toBe("waiting");
    await page.keyboard.press("b", { delay: 1500 });
    expect(await host.count()).toBe(0);
    await page.locator("#campo").blur();
    await shows(page, "Primo");
  });

  it("does not start while the focus moves from one field to another", async () => {
    const fields = '<input id="campo" aria-label="Nome"><input id="altro" aria-label="Parola d’ordine">';
    const { page, host } = await openTour(site, fields + focusNow + boxes + auto);
    await expect.poll(() => statusOf(page)).toBe("waiting");
    await page.keyboard.press("a");
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      setTimeout(() => document.querySelector<HTMLElement>("#altro")?.focus(), 400);
    });
    await page.waitForFunction(() => document.activeElement?.id === "altro");
    for (const key of "chiave segreta") await page.keyboard.press(key, { delay: 90 });
    expect(await page.locator("#altro").inputValue()).toBe("chiave segreta");
    expect(await host.count()).toBe(0);
  });
});

describe("a tour that a script starts from a field", () => {
  it("leaves the keyboard to the player until the player stops typing", async () => {
    const { page, title } = await openTour(
      site,
      `<form><input id="campo" aria-label="Campo"></form>${boxes}${tourMarkup()}`,
    );
    await page.locator("#campo").focus();
    await page.evaluate(() => {
      void (window as TourWindow).Vetrina?.tour.start([
        { title: "Da uno script", target: "#uno" },
        { title: "Dopo" },
      ]);
    });
    await title.waitFor();
    for (const key of "ciao a tutti") await page.keyboard.press(key, { delay: 60 });
    await page.keyboard.press("Escape");
    expect(await page.locator("#campo").inputValue()).toBe("ciao a tutti");
    expect(await title.textContent()).toBe("Da uno script");
    await hasFocus(page);
    await page.keyboard.press("ArrowRight");
    await shows(page, "Dopo");
  });
});

describe("keys in a field", () => {
  it("do not end or move the tour, and the field keeps the focus", async () => {
    const field = '<input id="campo" aria-label="Campo" type="search">';
    const steps = step("Primo", 'data-target="#campo"') + step("Secondo");
    const { page, title, host } = await openTour(site, field + tourMarkup(steps));
    await begin(page);
    await page.locator("#campo").focus();
    for (const key of ["a", "b", "ArrowLeft", "ArrowRight", "Enter", "Escape"])
      await page.keyboard.press(key, { delay: 250 });
    expect(await host.count()).toBe(1);
    expect(await title.textContent()).toBe("Primo");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("campo");
  });
});

it("a held key moves the tour by only one step", async () => {
  const { page } = await openTour(site, boxes + tourMarkup());
  await begin(page);
  await page.keyboard.down("ArrowRight");
  await shows(page, "Secondo");
  await page.keyboard.down("ArrowRight");
  await page.keyboard.down("Enter");
  await shows(page, "Terzo");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  expect(await partsOf(page).title.textContent()).toBe("Terzo");
});

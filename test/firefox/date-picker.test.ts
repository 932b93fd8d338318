import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import {
  attributeOf,
  count,
  focused,
  gone,
  painted,
  present,
  seen,
  setAttribute,
  textOf,
} from "./support/page";
import { useFirefoxSite, type Visit, type Visitor } from "./support/site";

const site = useFirefoxSite();

/** Saturday 21 November 2026, at noon in Rome. */
const noon = "2026-11-21T12:00:00+01:00";
const phone: Visitor = {
  width: 390,
  height: 844,
  hasTouch: true,
  userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0",
};

const picker = (attributes = "") =>
  `<vetrina-date-picker id="picker" ${attributes}><span>Scegli una data</span></vetrina-date-picker>`;

const part = (name: string) => `#picker >>> [part~="${name}"]`;
const day = (label: string) => `#picker >>> td[aria-label^="${label}"]`;

async function open(body: string, visitor: Visitor = {}, query = ""): Promise<Visit> {
  // As a CMS serves its pages: Firefox forgets the fields of what it must not store.
  const headers = { "cache-control": "no-cache" };
  site.sandbox.page("/test/picker", { body: `<main><h1>Prova</h1>${body}</main>`, headers });
  const visit = await site.visit(`/test/picker?${query}`, { at: noon, ...visitor });
  await present(visit.page, '#picker[data-state="ready"]');
  return visit;
}

const click = (page: Page, selector: string) => page.locator(selector).click();
const value = (page: Page) => page.$eval("#picker", (element) => (element as HTMLInputElement).value);

async function press(page: Page, keys: string): Promise<string> {
  const [key = "", ...modifiers] = keys.split("+").toReversed();
  for (const modifier of modifiers) await page.keyboard.down(modifier as "Shift");
  await page.keyboard.press(key as "Enter");
  for (const modifier of modifiers) await page.keyboard.up(modifier as "Shift");
  return focused(page);
}

describe("by the keyboard", () => {
  it("each key of the date grid leads to its day, and one day alone can be reached by Tab", async () => {
    const { page } = await open(picker());
    await page.focus(part("header"));
    expect(await press(page, "Enter")).toBe("sabato 21 novembre 2026, oggi");
    const walk = [
      ["ArrowLeft", "venerdì 20 novembre 2026"],
      ["ArrowDown", "venerdì 27 novembre 2026"],
      ["ArrowRight", "sabato 28 novembre 2026"],
      ["ArrowUp", "sabato 21 novembre 2026, oggi"],
      ["Home", "lunedì 16 novembre 2026"],
      ["End", "domenica 22 novembre 2026"],
      ["PageDown", "martedì 22 dicembre 2026"],
      ["PageUp", "domenica 22 novembre 2026"],
      ["Shift+PageDown", "lunedì 22 novembre 2027"],
      ["Shift+PageUp", "domenica 22 novembre 2026"],
    ] as const;
    for (const [keys, reached] of walk) {
      expect(await press(page, keys), keys).toBe(reached);
      expect(await count(page, '#picker >>> td[tabindex="0"]')).toBe(1);
    }
    expect(await press(page, " ")).toBe("header");
    expect(await value(page)).toBe("2026-11-22");
    expect(await count(page, part("panel"))).toBe(0);
  });

  it("from the last days of months and over the change of the clock", async () => {
    const { page } = await open(picker());
    const steps = [
      ["2026-01-31", "PageDown", "sabato 28 febbraio 2026"],
      ["2028-02-29", "Shift+PageDown", "mercoledì 28 febbraio 2029"],
      ["2026-10-24", "ArrowRight", "domenica 25 ottobre 2026"],
      ["2026-10-25", "ArrowRight", "lunedì 26 ottobre 2026"],
      ["2026-03-28", "ArrowRight", "domenica 29 marzo 2026"],
      ["2026-12-31", "ArrowRight", "venerdì 1 gennaio 2027"],
    ] as const;
    for (const [start, keys, reached] of steps) {
      await page.$eval("#picker", (element, iso) => void Object.assign(element, { value: iso }), start);
      await painted(page);
      await page.focus(part("header"));
      await press(page, "Enter");
      expect(await press(page, keys), `${keys} from ${start}`).toBe(reached);
      await press(page, "Escape");
    }
  });

  it("Tab goes round in the calendar, and Esc gives the focus back to the header", async () => {
    const { page } = await open(picker());
    await page.focus(part("header"));
    await press(page, "Enter");
    const round: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await press(page, "Tab");
      round.push(
        await page.evaluate(() => {
          const active = document.querySelector("#picker")?.shadowRoot?.activeElement;
          return active?.getAttribute("part")?.split(" ")[0] ?? "";
        }),
      );
    }
    expect(round).toEqual(["prev", "next", "day"]);
    await press(page, "Escape");
    await gone(page, part("panel"));
    expect(
      await page.$eval("#picker", ({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute("part")),
    ).toBe("header");
  });
});

describe("choosing", () => {
  it("tells once, shows the day, offers its removal, and the focus is back on the header", async () => {
    const { page, overheard } = await open(picker());
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      document.addEventListener("vetrina:date-change", (event) => told.push((event as CustomEvent).detail));
    });
    await click(page, part("header"));
    await click(page, day("giovedì 12 novembre"));
    await gone(page, part("panel"));
    expect(await textOf(page, part("selected"))).toBe("12/11/2026");
    expect(await focused(page)).toBe("header");
    expect(await attributeOf(page, part("remove"), "title")).toBe("Remove the selected date");
    await click(page, part("remove"));
    await gone(page, part("remove"));
    expect(await textOf(page, part("header"))).toBe("Scegli una data");
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      { value: "2026-11-12" },
      { value: "" },
    ]);
    expect(overheard).toEqual({ errors: [], warnings: [] });
  });

  it("arrows hide at the limits, days outside can be chosen, and not where the author is strict", async () => {
    const { page } = await open(picker('data-min-date="2026-11-15" data-max-date="10/12/2026"'));
    await click(page, part("header"));
    expect(await count(page, part("prev"))).toBe(0);
    await click(page, part("next"));
    expect([await textOf(page, part("month")), await count(page, part("next"))]).toEqual([
      "Dicembre 2026",
      0,
    ]);
    await click(page, day("giovedì 31 dicembre"));
    expect(await value(page)).toBe("2026-12-31");
    await setAttribute(page, "#picker", "data-strict-range", "");
    await painted(page);
    await click(page, part("header"));
    await click(page, day("mercoledì 30 dicembre"));
    expect(await value(page), "not taken").toBe("2026-12-31");
  });

  it("today is Rome's day, wherever the visitor is", async () => {
    for (const timeZone of ["America/New_York", "Asia/Tokyo"]) {
      const { page } = await open(picker(), { timeZone, at: "2026-11-21T00:30:00+01:00" });
      await click(page, part("header"));
      expect(await attributeOf(page, '#picker >>> [aria-current="date"]', "aria-label")).toContain(
        "21 novembre",
      );
    }
  });

  it("the browser's own tree of roles has the dialog, the grid and the day by their names", async () => {
    const { page } = await open(picker('data-value="2026-11-12"'));
    const named = (role: string, name: string) =>
      page.$(`#picker >>> ::-p-aria([name="${name}"][role="${role}"])`);
    expect(await named("button", "Data selezionata: giovedì 12 novembre 2026. Cambia")).not.toBeNull();
    await click(page, part("header"));
    expect(await named("grid", "Novembre 2026")).not.toBeNull();
    expect(await named("gridcell", "giovedì 12 novembre 2026")).not.toBeNull();
    expect(await attributeOf(page, part("day-selected"), "aria-selected")).toBe("true");
  });

  it("the calendar stands beside its header, under a strict policy too", async () => {
    const { page, overheard } = await open(
      `<p style="height:300px">spazio</p>${picker()}<p style="height:900px">spazio</p>`,
      {},
      "csp=trusted-types",
    );
    await click(page, part("header"));
    const boxes = await page.$eval("#picker", ({ shadowRoot }) =>
      ["header", "panel"].map((name) => {
        const { left, top, bottom } = (shadowRoot as ShadowRoot)
          .querySelector(`[part~="${name}"]`)
          ?.getBoundingClientRect() as DOMRect;
        return { left, top, bottom };
      }),
    );
    const [header, panel] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
    expect(Math.abs((header?.left ?? 0) - (panel?.left ?? 9))).toBeLessThan(4);
    expect(Math.abs((header?.bottom ?? 0) - (panel?.top ?? 99))).toBeLessThan(12);
    expect(overheard.warnings).toEqual([]);
  });
});

describe("in a form", () => {
  const form = (attributes = "") =>
    `<form action="/test/arrived"><fieldset><label for="picker">Dal giorno</label>${picker(`name="dal" ${attributes}`)}</fieldset>
     <button id="send">Invia</button></form>`;
  const sent = (page: Page) => page.$eval("form", (element) => [...new FormData(element).values()]);

  it("sends its day, is reset and disabled like any field, and its label gives focus", async () => {
    const { page } = await open(form('data-value="2026-11-05"'));
    expect(await sent(page)).toEqual(["2026-11-05"]);
    await click(page, "label");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("picker");
    await press(page, "Enter");
    await press(page, "ArrowRight");
    await press(page, "Enter");
    expect(await sent(page)).toEqual(["2026-11-06"]);
    await page.$eval("form", (element) => element.reset());
    expect(await sent(page)).toEqual(["2026-11-05"]);
    await setAttribute(page, "fieldset", "disabled", "");
    await present(page, "#picker >>> button:disabled");
    expect(await sent(page)).toEqual([]);
  });

  it("arrives at the server, and is still there after the way back", async () => {
    const { page } = await open(form());
    site.sandbox.page("/test/arrived", { library: false, body: "<p>arrivato</p>" });
    await click(page, part("header"));
    await click(page, day("giovedì 12 novembre"));
    await Promise.all([page.waitForNavigation(), click(page, "#send")]);
    expect(new URL(page.url()).search).toBe("?dal=2026-11-12");
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.pathname === "/test/picker");
    await expect.poll(() => value(page)).toBe("2026-11-12");
    expect(await textOf(page, part("selected"))).toBe("12/11/2026");
  });
});

describe("on a phone", () => {
  it("the calendar is over a page that stands still; Tab stays inside, Esc and the button close", async () => {
    const { page, overheard } = await open(
      `<div style="height:1200px">sopra</div>${picker()}<a href="#x">dopo</a><div style="height:2000px">sotto</div>`,
      phone,
    );
    await page.evaluate(() => scrollTo(0, 900));
    const standing = () => page.$eval("h1", (heading) => Math.round(heading.getBoundingClientRect().top));
    const before = await standing();
    await page.$eval("#picker", (element) => (element as HTMLElement).focus());
    await press(page, "Enter");
    await seen(page, part("overlay"));
    expect(await standing(), "nothing moves").toBe(before);
    await present(page, '#picker >>> ::-p-aria([name="Novembre 2026"][role="grid"])');
    for (let step = 0; step < 5; step += 1) {
      await press(page, "Tab");
      const isInside = await page.$eval("#picker", ({ shadowRoot }) =>
        Boolean(shadowRoot?.activeElement?.closest("dialog")),
      );
      expect(isInside, `Tab ${step + 1}`).toBe(true);
    }
    await page.mouse.wheel({ deltaY: 300 });
    await painted(page);
    expect(await standing()).toBe(before);
    await press(page, "Escape");
    await gone(page, part("overlay"));
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await (await page.$(part("header")))?.tap();
    await seen(page, part("overlay"));
    await (await page.$(part("close")))?.tap();
    await gone(page, part("overlay"));
    expect([await standing(), await page.evaluate(() => scrollY)]).toEqual([before, 900]);
    expect(overheard).toEqual({ errors: [], warnings: [] });
  });
});

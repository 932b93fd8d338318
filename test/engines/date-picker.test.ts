import { describe, expect, it } from "vitest";
import { engineName, type Visitor } from "./support/engine";
import {
  attributeOf,
  type EnginePage,
  focus,
  focused,
  waitUntilHidden,
  painted,
  waitUntilPresent,
  waitUntilVisible,
  setAttribute,
  textOf,
} from "./support/page";
import { day, open, part, picker, press, value } from "./support/picker";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const phone: Visitor = {
  width: 390,
  height: 844,
  hasTouch: true,
  userAgent: {
    firefox: "Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0",
    webkit:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  }[engineName],
};

describe("the calendar", () => {
  it("emits one event when a day is selected, shows the day and a link to remove it, and focuses the header", async () => {
    const { page, consoleMessages } = await open(site, picker());
    await page.evaluate(() => {
      const events: unknown[] = [];
      Object.assign(window, { events });
      document.addEventListener("vetrina:date-change", (event) => events.push((event as CustomEvent).detail));
    });
    await page.click(part("header"));
    await page.click(day("giovedì 12 novembre"));
    await waitUntilHidden(page, part("panel"));
    expect(await textOf(page, part("selected"))).toBe("12/11/2026");
    expect(await focused(page)).toBe("Data selezionata: 12/11/2026, giovedì 12 novembre 2026. Cambia");
    expect(await attributeOf(page, part("remove"), "title")).toBe("Remove the selected date");
    await page.click(part("remove"));
    await waitUntilHidden(page, part("remove"));
    expect(await textOf(page, part("header"))).toBe("Scegli una data");
    expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([
      { value: "2026-11-12" },
      { value: "" },
    ]);
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });

  it("hides arrows at the limits, and allows days outside the limits unless the range is strict", async () => {
    const { page } = await open(site, picker('data-min-date="2026-11-15" data-max-date="10/12/2026"'));
    await page.click(part("header"));
    expect(await page.count(part("prev"))).toBe(0);
    await page.click(part("next"));
    expect([await textOf(page, part("month")), await page.count(part("next"))]).toEqual(["Dicembre 2026", 0]);
    await page.click(day("giovedì 31 dicembre"));
    expect(await value(page)).toBe("2026-12-31");
    await setAttribute(page, "#picker", "data-strict-range", "");
    await painted(page);
    await page.click(part("header"));
    await page.click(day("mercoledì 30 dicembre"));
    expect(await value(page), "not taken").toBe("2026-12-31");
  });

  it("shows Rome's current day as today, in any time zone of the visitor", async () => {
    for (const timeZone of ["America/New_York", "Asia/Tokyo"]) {
      const { page } = await open(site, picker(), {
        visitor: { timeZone },
        at: "2026-11-21T00:30:00+01:00",
      });
      await page.click(part("header"));
      expect(await attributeOf(page, '#picker >>> [aria-current="date"]', "aria-label")).toContain(
        "21 novembre",
      );
    }
  });

  it("has names for the dialog, the grid and the day in the accessibility tree", async () => {
    const { page } = await open(site, picker('data-value="2026-11-12"'));
    const header = "Data selezionata: 12/11/2026, giovedì 12 novembre 2026. Cambia";
    expect(await page.isKnownAs(part("header"), "button", header)).toBe(true);
    await page.click(part("header"));
    expect(await page.isKnownAs("#picker >>> table", "grid", "Novembre 2026")).toBe(true);
    expect(await page.isKnownAs(day("giovedì 12"), "gridcell", "giovedì 12 novembre 2026")).toBe(true);
    expect(await attributeOf(page, part("day-selected"), "aria-selected")).toBe("true");
  });

  it("opens next to its header, even under a strict policy", async () => {
    const { page, consoleMessages } = await open(
      site,
      `<p style="height:300px">spazio</p>${picker()}<p style="height:900px">spazio</p>`,
      { query: "csp=trusted-types" },
    );
    await page.click(part("header"));
    const boxes = await page.on("#picker", ({ shadowRoot }) =>
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
    expect((await consoleMessages()).warnings).toEqual([]);
  });
});

describe("the date picker in a form", () => {
  const form = (attributes = "") =>
    `<form action="/test/arrived"><fieldset><label for="picker">Dal giorno</label>${picker(`name="dal" ${attributes}`)}</fieldset>
     <button id="send">Invia</button></form>`;
  const sent = (page: EnginePage) =>
    page.on("form", (element) => [...new FormData(element as HTMLFormElement).values()]);

  it("submits its day, is reset and disabled like other fields, and gets the focus from its label", async () => {
    const { page } = await open(site, form('data-value="2026-11-05"'));
    expect(await sent(page)).toEqual(["2026-11-05"]);
    await page.click("label");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("picker");
    await press(page, "Enter");
    await press(page, "ArrowRight");
    await press(page, "Enter");
    expect(await sent(page)).toEqual(["2026-11-06"]);
    await page.on("form", (element) => (element as HTMLFormElement).reset());
    expect(await sent(page)).toEqual(["2026-11-05"]);
    await setAttribute(page, "fieldset", "disabled", "");
    await waitUntilPresent(page, "#picker >>> button:disabled");
    expect(await sent(page)).toEqual([]);
  });

  it("is not submitted without a day if one is required", async () => {
    const { page } = await open(site, form("required"));
    const isValid = () => page.on("#picker", (element) => (element as HTMLInputElement).checkValidity());
    expect(await isValid()).toBe(false);
    await page.click("#send");
    expect(await page.evaluate(() => [document.activeElement?.id, location.search])).toEqual(["picker", ""]);
    await page.click(part("header"));
    await page.click(day("giovedì 12 novembre"));
    expect(await isValid()).toBe(true);
  });

  it("sends its day to the server, and keeps the day after the visitor goes back", async () => {
    const { page } = await open(site, form());
    site.page("/test/arrived", { library: false, body: "<p>arrivato</p>" });
    await page.click(part("header"));
    await page.click(day("giovedì 12 novembre"));
    await page.click("#send");
    await expect.poll(() => page.evaluate(() => location.search)).toBe("?dal=2026-11-12");
    await page.evaluate(() => history.back());
    await expect.poll(() => value(page).catch(String)).toBe("2026-11-12");
    expect(await textOf(page, part("selected"))).toBe("12/11/2026");
  });
});

describe("the calendar on a phone", () => {
  it("covers the page, stops the page from scrolling, keeps Tab inside, and closes with Esc and the button", async () => {
    const { page, consoleMessages } = await open(
      site,
      `<div style="height:1200px">sopra</div>${picker()}<a href="#x">dopo</a><div style="height:2000px">sotto</div>`,
      { visitor: phone },
    );
    await page.evaluate(() => scrollTo(0, 900));
    const headingTop = () => page.on("h1", (heading) => Math.round(heading.getBoundingClientRect().top));
    const before = await headingTop();
    await focus(page, "#picker");
    await press(page, "Enter");
    await waitUntilVisible(page, part("overlay"));
    expect(await headingTop(), "nothing moves").toBe(before);
    expect(await page.isKnownAs("#picker >>> table", "grid", "Novembre 2026")).toBe(true);
    for (let step = 0; step < 5; step += 1) {
      await press(page, "Tab");
      const isInside = await page.on("#picker", ({ shadowRoot }) =>
        Boolean(shadowRoot?.activeElement?.closest("dialog")),
      );
      expect(isInside, `Tab ${step + 1}`).toBe(true);
    }
    await page.wheel(300);
    await painted(page);
    expect(await headingTop()).toBe(before);
    await press(page, "Escape");
    await waitUntilHidden(page, part("overlay"));
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await page.click(part("header"));
    await waitUntilVisible(page, part("overlay"));
    await page.click(part("close"));
    await waitUntilHidden(page, part("overlay"));
    expect([await headingTop(), await page.evaluate(() => scrollY)]).toEqual([before, 900]);
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });
});

import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { iphone } from "../date-picker/harness";
import { renderDateRange } from "./harness";

const change = (from: string, to: string) => ({ name: "vetrina:date-range-change", detail: { from, to } });

describe("the header of the date range (P0)", () => {
  it("shows an icon and the default text, and is announced as opening a dialog", () => {
    const range = renderDateRange();
    const header = range.get("header");
    expect(header.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(header.textContent).toBe("Scegli un periodo");
    expect(header.getAttribute("aria-haspopup")).toBe("dialog");
    expect(range.states).toEqual(["ready"]);
  });

  it("shows the period, with both days in full in its name", () => {
    const range = renderDateRange({ "data-value": "2026-11-01/2026-11-10" });
    expect(range.get("selected").textContent).toBe("1–10 nov 2026");
    const name =
      "Periodo selezionato: 1–10 nov 2026, da domenica 1 novembre 2026 a martedì 10 novembre 2026. Cambia";
    expect(screen.getByRole("button", { name })).toBe(range.get("header"));
  });

  it("shows the date of a one-day period only once", () => {
    const range = renderDateRange(
      { "data-value": "2026-11-12/2026-11-12" },
      { configuration: { language: "en" } },
    );
    expect(
      screen.getByRole("button", { name: "Selected period: 12 Nov 2026, Thursday 12 November 2026. Change" }),
    ).toBe(range.get("header"));
    range.open();
    expect(range.presets()).toEqual(["7 days", "30 days", "This month"]);
  });
});

describe("two presses (P1)", () => {
  it("select the first and the last day, close, send one event and focus the header", () => {
    const range = renderDateRange();
    range.open();
    expect(range.edges()).toEqual(["Inizio Scegli", "Fine –"]);
    range.pick(5);
    expect(range.isOpen()).toBe(true);
    expect(range.events).toEqual([]);
    expect(range.edges()).toEqual(["Inizio 5 nov 2026", "Fine Scegli"]);
    expect(range.status()).toBe("Inizio: giovedì 5 novembre 2026. Scegli l’ultimo giorno.");
    range.pick(18);
    expect(range.isOpen()).toBe(false);
    expect(range.value("value")).toBe("2026-11-05/2026-11-18");
    expect(range.get("selected").textContent).toBe("5–18 nov 2026");
    expect(range.events).toEqual([change("2026-11-05", "2026-11-18")]);
    expect(document.activeElement).toBe(range.get("header"));
  });

  it("are swapped if the second day is earlier, even in another month", () => {
    const range = renderDateRange();
    range.open();
    range.pick(18);
    range.click(range.get("prev"));
    range.pick(28);
    expect(range.value("value")).toBe("2026-10-28/2026-11-18");
    expect(range.get("selected").textContent).toBe("28 ott – 18 nov 2026");
  });

  it("select a period of one day if both are on the same day", () => {
    const range = renderDateRange();
    range.open();
    range.pick(12);
    range.pick(12);
    expect(range.events).toEqual([change("2026-11-12", "2026-11-12")]);
  });

  it("start a new period after a selection, but keep the selected period if Esc follows the first press", () => {
    const range = renderDateRange({ "data-value": "2026-11-05/2026-11-18" });
    range.open();
    range.pick(10);
    expect(range.marked()).toEqual([10]);
    range.press("Escape");
    expect(range.isOpen()).toBe(false);
    expect(range.value("value")).toBe("2026-11-05/2026-11-18");
    expect(range.get("selected").textContent).toBe("5–18 nov 2026");
    expect(document.activeElement).toBe(range.get("header"));
    range.open();
    expect(range.edges()).toEqual(["Inizio 5 nov 2026", "Fine 18 nov 2026"]);
    expect(range.status()).toBe("");
    expect(range.events).toEqual([]);
  });
});

describe("the marked span (P2)", () => {
  it("has a first and last day and the days between them, across the end of a month", () => {
    const range = renderDateRange({ "data-value": "2026-10-30/2026-11-03" });
    range.open();
    expect(range.month()).toBe("Ottobre 2026");
    expect(range.focusedDay()).toBe("venerdì 30 ottobre 2026");
    expect([range.marked(), range.edgeDays()]).toEqual([[30, 31], [30]]);
    expect(range.dayCell(30).getAttribute("aria-description")).toBe("Inizio");
    range.click(range.get("next"));
    expect([range.marked(), range.edgeDays()]).toEqual([[1, 2, 3], [3]]);
    expect(range.dayCell(3).getAttribute("aria-description")).toBe("Fine");
    expect(screen.getByRole("grid").getAttribute("aria-multiselectable")).toBe("true");
  });

  it("follows the keyboard after the first press, in both directions", () => {
    const range = renderDateRange();
    range.open();
    range.press("Enter");
    expect(range.marked()).toEqual([21]);
    range.press("ArrowRight");
    range.press("ArrowRight");
    expect([range.marked(), range.edgeDays()]).toEqual([
      [21, 22, 23],
      [21, 23],
    ]);
    range.press("ArrowUp");
    expect(range.marked()).toEqual([16, 17, 18, 19, 20, 21]);
    range.press(" ");
    expect(range.value("value")).toBe("2026-11-16/2026-11-21");
  });

  it("follows the mouse but not a finger, and returns to the focused day after a key press", () => {
    const range = renderDateRange();
    range.open();
    range.point(10);
    expect(range.marked(), "before the first press").toEqual([]);
    range.pick(5);
    range.point(7);
    expect(range.marked()).toEqual([5, 6, 7]);
    range.point(9, "touch");
    expect(range.marked()).toEqual([5, 6, 7]);
    range.press("ArrowRight");
    expect(range.marked()).toEqual([5, 6]);
  });
});

describe("presets (P3)", () => {
  it("select their period in one press", () => {
    const range = renderDateRange();
    range.open();
    expect(range.presets()).toEqual(["7 giorni", "30 giorni", "Questo mese"]);
    range.choosePreset("30 giorni");
    expect(range.isOpen()).toBe(false);
    expect(range.events).toEqual([change("2026-10-23", "2026-11-21")]);
    expect(document.activeElement).toBe(range.get("header"));
    range.open();
    expect(range.presets()).toEqual(["7 giorni", "30 giorni*", "Questo mese"]);
  });

  it("replace a first day that is already selected", () => {
    const range = renderDateRange();
    range.open();
    range.pick(5);
    range.choosePreset("7 giorni");
    expect(range.value("value")).toBe("2026-11-15/2026-11-21");
  });

  it("appear in the author's order, without unknown names, which cause one warning", () => {
    const range = renderDateRange({ "data-presets": "last-month, pippo,90-days" });
    range.open();
    expect(range.presets()).toEqual(["Mese scorso", "90 giorni"]);
    expect(range.lines).toEqual([
      "[vetrina] <vetrina-date-range> data-presets: pippo: expected 7-days, 30-days, 90-days, this-month, last-month, none",
    ]);
    range.setAttribute("data-presets", "none");
    expect(range.presets()).toEqual([]);
    range.setAttribute("data-presets", null);
    expect(range.presets()).toEqual(["7 giorni", "30 giorni", "Questo mese"]);
    expect(range.lines).toHaveLength(1);
  });

  it("are limited to the allowed days, and are left out if none of their days is allowed", () => {
    const range = renderDateRange({
      "data-presets": "this-month,last-month,7-days",
      "data-min-date": "2026-11-03",
      "data-max-date": "2026-11-18",
    });
    range.open();
    expect(range.presets()).toEqual(["Questo mese", "7 giorni"]);
    range.choosePreset("Questo mese");
    expect(range.value("value")).toBe("2026-11-03/2026-11-18");
  });

  it.each([
    ["2026-11-30T23:59:00+01:00", "2026-11-01/2026-11-30"],
    ["2026-12-01T00:01:00+01:00", "2026-12-01/2026-12-31"],
  ])("use the day in the site's time zone, so that at %s “Questo mese” is %s", (now, value) => {
    const range = renderDateRange({}, { now });
    range.open();
    range.choosePreset("Questo mese");
    expect(range.value("value")).toBe(value);
  });
});

describe("limits (P4)", () => {
  const limits = { "data-min-date": "2026-11-10", "data-max-date": "2026-11-20" };

  it("are only a recommendation by default, and block days with data-strict-range", () => {
    const range = renderDateRange({ ...limits, "data-value": "2026-11-12/2026-11-20" });
    range.open();
    expect([range.find("prev"), range.find("next")]).toEqual([null, null]);
    expect(range.dayCell(9).getAttribute("aria-description")).toBe("fuori dall'intervallo consigliato");
    range.pick(9);
    range.setAttribute("data-strict-range", "");
    range.point(21);
    expect(range.marked(), "the mouse is on a blocked day").toEqual([9]);
    range.pick(21);
    expect(range.isOpen(), "a blocked day ends nothing").toBe(true);
    range.pick(20);
    expect(range.value("value")).toBe("2026-11-09/2026-11-20");
  });

  it("are ignored with one warning that names the element if they are reversed", () => {
    const range = renderDateRange({ "data-min-date": "2026-12-01", "data-max-date": "2026-10-01" });
    range.open();
    expect(range.find("prev")).not.toBeNull();
    expect(range.lines).toEqual([expect.stringContaining("<vetrina-date-range> data-min-date (2026-12-01)")]);
  });
});

describe("a stored period (P5)", () => {
  it.each(["2026-11-10/2026-11-01", "2026-11-01", "2026-02-31/2026-03-01", "domani/dopo"])(
    "is ignored with one console message if it is “%s”",
    (stored) => {
      const range = renderDateRange({ "data-value": stored });
      expect(range.get("header").textContent).toBe("Scegli un periodo");
      expect(range.find("remove")).toBeNull();
      expect(range.value("value")).toBeUndefined();
      expect(range.lines).toEqual([
        `[vetrina] data-value="${stored}": expected two dates as yyyy-mm-dd/yyyy-mm-dd, the second not before the first`,
      ]);
      range.open();
      expect(range.focusedDay()).toBe("sabato 21 novembre 2026, oggi");
    },
  );

  it("is replaced by the value of a script, or removed if that value ends before it starts", () => {
    const range = renderDateRange();
    range.setProperty("value", "2026-12-24/2027-01-06");
    expect(range.get("selected").textContent).toBe("24 dic 2026 – 6 gen 2027");
    range.setProperty("value", "2027-01-06/2026-12-24");
    expect(range.find("selected")).toBeNull();
    expect(range.lines).toEqual([expect.stringContaining(".value: expected two dates")]);
    expect(range.events).toEqual([]);
  });
});

describe("a date range that follows the rules of the date picker (P6)", () => {
  it.each(["closed", "open"])("removes the period while the calendar is %s", (state) => {
    const range = renderDateRange({ "data-value": "2026-11-05/2026-11-18" });
    if (state === "open") range.open();
    range.click(range.get("remove"));
    expect(range.get("header").textContent).toBe("Scegli un periodo");
    expect(range.find("remove")).toBeNull();
    expect(range.isOpen()).toBe(false);
    expect(range.value("value")).toBeUndefined();
    expect(range.events).toEqual([change("", "")]);
    expect(document.activeElement).toBe(range.get("header"));
  });

  it("opens a modal dialog on phones, in which one tap selects a preset", () => {
    const range = renderDateRange({}, { page: { userAgent: iphone } });
    range.open();
    expect((range.get("overlay") as HTMLDialogElement).open).toBe(true);
    range.choosePreset("30 giorni");
    expect(range.isOpen()).toBe(false);
    expect(range.value("value")).toBe("2026-10-23/2026-11-21");
  });

  it("is reset with its form, and closes its calendar when it is disabled", () => {
    const range = renderDateRange({ "data-value": "2026-11-05/2026-11-18" });
    range.open();
    range.choosePreset("7 giorni");
    range.resetForm();
    expect(range.get("selected").textContent).toBe("5–18 nov 2026");
    range.open();
    range.setDisabled(true);
    expect(range.isOpen()).toBe(false);
    expect((range.get("header") as HTMLButtonElement).disabled).toBe(true);
    expect(range.find("remove")).toBeNull();
  });
});

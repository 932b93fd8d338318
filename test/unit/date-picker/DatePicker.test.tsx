import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderDatePicker } from "./harness";

describe("the header of the date picker (D0)", () => {
  it("shows an icon and the default text, and is announced as opening a dialog", () => {
    const picker = renderDatePicker();
    const header = picker.get("header");
    expect(header.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(header.textContent).toBe("Scegli una data");
    expect(header.getAttribute("aria-haspopup")).toBe("dialog");
    expect(header.getAttribute("aria-expanded")).toBe("false");
    expect(picker.states).toEqual(["ready"]);
  });

  it("shows the author's link text, or the default if the link text is empty or removed", () => {
    const picker = renderDatePicker({ "data-link-text": "Giorno del torneo" });
    expect(picker.get("label").textContent).toBe("Giorno del torneo");
    picker.setAttribute("data-link-text", "");
    expect(picker.get("label").textContent).toBe("Scegli una data");
    picker.setAttribute("data-link-text", null);
    expect(picker.get("label").textContent).toBe("Scegli una data");
  });

  it("toggles the calendar", () => {
    const picker = renderDatePicker();
    picker.open();
    expect(picker.isOpen()).toBe(true);
    expect(picker.get("header").getAttribute("aria-expanded")).toBe("true");
    expect(picker.get("header").getAttribute("aria-controls")).toBe(picker.get("panel").id);
    picker.open();
    expect(picker.isOpen()).toBe(false);
    expect(document.activeElement).toBe(picker.get("header"));
  });

  it("shows the selected date in the selected-date element and in its name", () => {
    const picker = renderDatePicker({ "data-value": "12/11/2026" });
    const selected = picker.get("selected");
    expect(selected.tagName).toBe("TIME");
    expect(selected.getAttribute("datetime")).toBe("2026-11-12");
    expect(selected.textContent).toBe("12/11/2026");
    expect(
      screen.getByRole("button", { name: "Data selezionata: 12/11/2026, giovedì 12 novembre 2026. Cambia" }),
    ).toBe(picker.get("header"));
  });

  it("is English on an English page, with the date in the Italian format", () => {
    const picker = renderDatePicker({ "data-value": "2026-11-12" }, { configuration: { language: "en" } });
    expect(picker.get("selected").textContent).toBe("12/11/2026");
    expect(
      screen.getByRole("button", { name: "Selected date: 12/11/2026, Thursday 12 November 2026. Change" }),
    ).toBe(picker.get("header"));
    picker.open();
    expect(picker.month()).toBe("November 2026");
  });
});

describe("the calendar of the date picker", () => {
  it("opens on today, with the labels of the specification", () => {
    const picker = renderDatePicker();
    picker.open();
    expect(picker.month()).toBe("Novembre 2026");
    expect(picker.get("month").getAttribute("aria-live")).toBe("polite");
    const headings = [...picker.container.querySelectorAll("th")];
    expect(headings.map((th) => th.textContent).join(" ")).toBe("LUN MAR MER GIO VEN SAB DOM");
    expect(headings.map((th) => th.getAttribute("abbr")).join(" ")).toBe(
      "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    );
    expect(screen.getByRole("grid", { name: "Novembre 2026" })).toBeTruthy();
    const days = [...picker.container.querySelectorAll('[part~="day"]')].map((td) => td.textContent);
    expect(days).toEqual(Array.from({ length: 30 }, (_, index) => `${index + 1}`));
    expect(picker.focusedDay()).toBe("sabato 21 novembre 2026, oggi");
    expect(picker.tabbableDays()).toBe(1);
  });

  it("marks only today and the selected day", () => {
    const picker = renderDatePicker({ "data-value": "2026-11-12" });
    picker.open();
    const daysWith = (attribute: string) =>
      [...picker.container.querySelectorAll(`td[${attribute}]`)].map(
        (td) => `${td.textContent} ${td.getAttribute(attribute)}`,
      );
    expect(daysWith("aria-current")).toEqual(["21 date"]);
    expect(daysWith("aria-selected")).toEqual(["12 true"]);
    expect(picker.focusedDay()).toBe("giovedì 12 novembre 2026");
  });

  it("uses the current date when it opens, not the date of the page load", () => {
    const picker = renderDatePicker({}, { now: "2026-11-30T23:30:00+01:00" });
    picker.setTime("2026-12-01T00:30:00+01:00");
    picker.open();
    expect(picker.focusedDay()).toBe("martedì 1 dicembre 2026, oggi");
  });

  it("shows the next year after December and the previous year before January (D4)", () => {
    const picker = renderDatePicker({ "data-value": "2026-12-31" });
    picker.open();
    picker.click(picker.get("next"));
    expect(picker.month()).toBe("Gennaio 2027");
    picker.click(picker.get("prev"));
    expect(picker.month()).toBe("Dicembre 2026");
    expect(picker.tabbableDays()).toBe(1);
  });

  it("keeps the focus on a clicked arrow", () => {
    const picker = renderDatePicker();
    picker.open();
    picker.get("next").focus();
    picker.click(picker.get("next"));
    expect(document.activeElement).toBe(picker.get("next"));
  });
});

describe("limits of the date picker (D3)", () => {
  const limits = { "data-min-date": "15/11/2026", "data-max-date": "10/12/2026" };

  it("hide the arrow at each limit and move its focus to the remaining arrow", () => {
    const picker = renderDatePicker(limits);
    picker.open();
    expect(picker.find("prev")).toBeNull();
    picker.get("next").focus();
    picker.click(picker.get("next"));
    expect(picker.find("next")).toBeNull();
    expect(document.activeElement).toBe(picker.get("prev"));
  });

  it("move the focus to the month heading if both arrows are hidden", () => {
    const picker = renderDatePicker(limits);
    picker.open();
    picker.get("next").focus();
    picker.setAttribute("data-min-date", "2026-12-01");
    picker.click(picker.get("next"));
    expect(picker.find("prev")).toBeNull();
    expect(picker.find("next")).toBeNull();
    expect(document.activeElement).toBe(picker.get("month"));
  });

  it.each([
    ["domenica 1 novembre 2026", 0, "2026-11-01"],
    ["giovedì 31 dicembre 2026", 1, "2026-12-31"],
  ])("mark %s as out of range, but do not block it", (name, months, value) => {
    const picker = renderDatePicker(limits);
    picker.open();
    for (let turned = 0; turned < months; turned++) picker.click(picker.get("next"));
    expect(picker.dayCell(name).getAttribute("part")).toContain("out-of-range");
    expect(picker.dayCell(name).getAttribute("aria-description")).toBe("fuori dall'intervallo consigliato");
    expect(picker.dayCell(name).hasAttribute("aria-disabled")).toBe(false);
    picker.pick(name);
    expect(picker.onDateChange.mock.calls).toEqual([[{ value }]]);
    expect(picker.isOpen()).toBe(false);
  });

  it("block days only with data-strict-range", () => {
    const picker = renderDatePicker({ ...limits, "data-strict-range": "" });
    picker.open();
    const blocked = picker.dayCell("sabato 14 novembre 2026");
    expect(blocked.getAttribute("aria-disabled")).toBe("true");
    picker.click(blocked);
    expect(picker.isOpen()).toBe(true);
    blocked.focus();
    picker.press("ArrowUp");
    expect(picker.focusedDay()).toBe("sabato 7 novembre 2026");
    picker.press("Enter");
    expect(picker.onDateChange).not.toHaveBeenCalled();
    picker.pick("domenica 15 novembre 2026");
    expect(picker.onDateChange).toHaveBeenCalledOnce();
  });

  it("restrict keyboard navigation to the allowed months", () => {
    const picker = renderDatePicker(limits);
    picker.open();
    const reached = (key: string, shiftKey = false) => {
      picker.press(key, { shiftKey });
      return picker.focusedDay();
    };
    expect(reached("PageUp")).toBe("sabato 21 novembre 2026, oggi");
    expect(reached("PageDown")).toBe("lunedì 21 dicembre 2026");
    expect(reached("PageDown")).toBe("lunedì 21 dicembre 2026");
    expect(reached("PageDown", true)).toBe("lunedì 21 dicembre 2026");
    expect(reached("ArrowDown")).toBe("lunedì 28 dicembre 2026");
    expect(reached("ArrowDown")).toBe("lunedì 28 dicembre 2026");
    expect(reached("End")).toBe("giovedì 31 dicembre 2026");
  });

  it("can change while the calendar is open", () => {
    const picker = renderDatePicker();
    picker.open();
    expect(picker.find("prev")).not.toBeNull();
    picker.setAttribute("data-min-date", "2026-11-01");
    expect(picker.find("prev")).toBeNull();
    expect(picker.isOpen()).toBe(true);
    picker.setAttribute("data-min-date", null);
    expect(picker.find("prev")).not.toBeNull();
  });

  it("are ignored with one warning if the minimum is in a later month than the maximum", () => {
    const picker = renderDatePicker({ "data-min-date": "2026-12-01", "data-max-date": "2026-11-01" });
    picker.open();
    expect(picker.find("prev")).not.toBeNull();
    expect(picker.find("next")).not.toBeNull();
    picker.open();
    expect(picker.lines).toEqual([
      expect.stringContaining("2026-12-01) comes after data-max-date (2026-11-01"),
    ]);
  });

  it("restrict the calendar to one month, with one warning, if both limits are in that month but reversed", () => {
    const attributes = { "data-min-date": "2026-11-20", "data-max-date": "2026-11-10" };
    const picker = renderDatePicker({ ...attributes, "data-strict-range": "" });
    picker.open();
    expect([picker.find("prev"), picker.find("next")]).toEqual([null, null]);
    expect(picker.container.querySelector('[part~="out-of-range"]')).toBeNull();
    picker.pick("domenica 15 novembre 2026");
    expect(picker.onDateChange.mock.calls).toEqual([[{ value: "2026-11-15" }]]);
    expect(picker.lines).toEqual([expect.stringContaining("the month counts")]);
  });

  it("do not apply to a calendar that opens outside them, but cause one warning", () => {
    const picker = renderDatePicker({ "data-max-date": "2026-09-30" });
    picker.open();
    expect(picker.month()).toBe("Novembre 2026");
    picker.click(picker.get("next"));
    expect(picker.month()).toBe("Dicembre 2026");
    picker.press("Escape");
    picker.open();
    expect(picker.lines.filter((line) => line.includes("data-clamp-start"))).toHaveLength(1);
  });

  it("apply to the initial day if data-clamp-start is set", () => {
    const picker = renderDatePicker({ "data-max-date": "2026-09-30", "data-clamp-start": "" });
    picker.open();
    expect(picker.focusedDay()).toBe("mercoledì 30 settembre 2026");
    expect(picker.lines).toEqual([]);
  });
});

describe("a stored date of the date picker (D6)", () => {
  it.each(["2026-02-31", "", "pippo", "13/13/2026"])(
    "is ignored, as an attribute and as a property, if it is “%s”",
    (stored) => {
      const picker = renderDatePicker({ "data-value": stored });
      const isEmpty = () => {
        expect(picker.get("header").textContent).toBe("Scegli una data");
        expect(picker.find("remove")).toBeNull();
      };
      isEmpty();
      picker.setProperty("value", "2027-02-28");
      expect(picker.get("selected").textContent).toBe("28/02/2027");
      picker.setProperty("value", stored);
      isEmpty();
      picker.open();
      expect(picker.focusedDay()).toBe("sabato 21 novembre 2026, oggi");
    },
  );

  it("is used if it is valid", () => {
    const picker = renderDatePicker({ "data-value": "2028-02-29" });
    picker.open();
    expect(picker.month()).toBe("Febbraio 2028");
    expect(picker.focusedDay()).toBe("martedì 29 febbraio 2028");
    expect(picker.container.querySelectorAll("[aria-selected]"), "selected days").toHaveLength(1);
    expect(picker.container.querySelector('[aria-current="date"]'), "today in another month").toBeNull();
  });

  it("is used if its day and month have one digit", () => {
    const picker = renderDatePicker({ "data-value": "5/11/2026" });
    expect(picker.get("selected").textContent).toBe("05/11/2026");
    picker.open();
    expect(picker.focusedDay()).toBe("giovedì 5 novembre 2026");
    expect(picker.lines).toEqual([]);
  });
});

describe("the date picker in a form (D9, logic)", () => {
  it("shows its initial day again after the form is reset", () => {
    const picker = renderDatePicker({ "data-value": "2026-11-12" });
    picker.open();
    picker.pick("venerdì 13 novembre 2026");
    picker.click(picker.get("remove"));
    picker.resetForm();
    expect(picker.get("selected").textContent).toBe("12/11/2026");
  });

  it("disables its header and closes its calendar when it is disabled, and stays closed when it is enabled", () => {
    const picker = renderDatePicker({ "data-value": "2026-11-12" });
    picker.open();
    picker.setDisabled(true);
    expect(picker.isOpen()).toBe(false);
    expect((picker.get("header") as HTMLButtonElement).disabled).toBe(true);
    expect(picker.find("remove")).toBeNull();
    picker.setDisabled(false);
    expect(picker.isOpen()).toBe(false);
  });

  it("shows a value set by a script", () => {
    const picker = renderDatePicker();
    picker.setProperty("value", "2027-01-06");
    expect(picker.get("selected").textContent).toBe("06/01/2027");
    expect(picker.onDateChange).not.toHaveBeenCalled();
  });
});

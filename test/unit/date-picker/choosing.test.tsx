import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { iphone, renderDatePicker } from "./harness";

describe("the date picker when a date is selected or removed (D5)", () => {
  it("closes, stores the date, emits one event, adds the removal link and focuses the header", () => {
    const picker = renderDatePicker();
    picker.open();
    picker.pick("giovedì 12 novembre 2026");
    expect(picker.isOpen()).toBe(false);
    expect(picker.get("selected").textContent).toBe("12/11/2026");
    expect(picker.value("value")).toBe("2026-11-12");
    expect(picker.onDateChange.mock.calls).toEqual([[{ value: "2026-11-12" }]]);
    expect(picker.events).toEqual([{ name: "vetrina:date-change", detail: { value: "2026-11-12" } }]);
    expect(document.activeElement).toBe(picker.get("header"));
    const links = picker.container.querySelectorAll('[title="Remove the selected date"]');
    expect(links).toHaveLength(1);
    expect(links[0]?.textContent).toBe("Rimuovi la data selezionata");
    expect(links[0]?.getAttribute("aria-description")).toBeTruthy();
  });

  it.each(["closed", "open"])("removes the date while the calendar is %s", (state) => {
    const picker = renderDatePicker({ "data-value": "2026-11-12" });
    if (state === "open") picker.open();
    expect(picker.container.querySelectorAll('[part~="remove"]')).toHaveLength(1);
    picker.click(picker.get("remove"));
    expect(picker.get("header").textContent).toBe("Scegli una data");
    expect(picker.find("remove")).toBeNull();
    expect(picker.isOpen()).toBe(false);
    expect(document.activeElement).toBe(picker.get("header"));
    expect(picker.value("value")).toBeUndefined();
    expect(picker.onDateChange, "the callback gets chosen dates only (decision 13)").not.toHaveBeenCalled();
    expect(picker.events).toEqual([{ name: "vetrina:date-change", detail: { value: "" } }]);
  });

  it("opens again on the month of the selected date", () => {
    const picker = renderDatePicker();
    picker.open();
    picker.click(picker.get("next"));
    picker.pick("venerdì 25 dicembre 2026");
    picker.open();
    expect(picker.month()).toBe("Dicembre 2026");
    expect(picker.focusedDay()).toBe("venerdì 25 dicembre 2026");
  });
});

describe("the keyboard in the date picker", () => {
  it("moves to the start and end of the week with Home and End (D2)", () => {
    const picker = renderDatePicker();
    picker.open();
    picker.press("Home");
    expect(picker.focusedDay()).toBe("lunedì 16 novembre 2026");
    picker.press("End");
    expect(picker.focusedDay()).toBe("domenica 22 novembre 2026");
  });

  it("changes the month or year, while one day remains the only tab stop and has the focus (D1)", () => {
    const picker = renderDatePicker({ "data-value": "2026-01-31" });
    picker.open();
    picker.press("PageDown");
    expect(picker.focusedDay()).toBe("sabato 28 febbraio 2026");
    expect(picker.tabbableDays()).toBe(1);
    picker.press("PageUp", { shiftKey: true });
    expect(picker.focusedDay()).toBe("venerdì 28 febbraio 2025");
    picker.press("ArrowRight");
    expect(picker.focusedDay()).toBe("sabato 1 marzo 2025");
    expect(picker.month()).toBe("Marzo 2025");
    expect(picker.tabbableDays()).toBe(1);
  });

  it.each(["Enter", " "])("selects the focused day with “%s”", (key) => {
    const picker = renderDatePicker();
    picker.open();
    picker.press("ArrowDown");
    picker.press(key);
    expect(picker.onDateChange.mock.calls).toEqual([[{ value: "2026-11-28" }]]);
    expect(document.activeElement).toBe(picker.get("header"));
  });

  it("closes the calendar with Esc, and does not pass the key on to a surrounding dialog", () => {
    const picker = renderDatePicker();
    picker.open();
    let outerEvents = 0;
    const listen = () => outerEvents++;
    document.body.addEventListener("keydown", listen);
    picker.press("Escape");
    document.body.removeEventListener("keydown", listen);
    expect(picker.isOpen()).toBe(false);
    expect(document.activeElement).toBe(picker.get("header"));
    expect(outerEvents).toBe(0);
  });

  it("does not handle the browser's own shortcuts", () => {
    const picker = renderDatePicker();
    picker.open();
    picker.press("ArrowLeft", { altKey: true });
    expect(picker.focusedDay()).toBe("sabato 21 novembre 2026, oggi");
  });
});

describe("a click outside the date picker", () => {
  const pressOn = (target: HTMLElement) => {
    fireEvent(target, new Event("pointerdown", { bubbles: true, composed: true }));
  };

  it("does nothing by default", () => {
    const picker = renderDatePicker();
    picker.open();
    pressOn(document.body);
    expect(picker.isOpen()).toBe(true);
  });

  it("closes the calendar if data-close-on-outside-click is set", () => {
    const picker = renderDatePicker({ "data-close-on-outside-click": "" });
    picker.open();
    pressOn(picker.get("month"));
    expect(picker.isOpen()).toBe(true);
    pressOn(document.body);
    expect(picker.isOpen()).toBe(false);
  });
});

describe("the date picker on mobile devices", () => {
  it("opens a modal dialog whose first control is the close button", () => {
    const picker = renderDatePicker({}, { page: { userAgent: iphone } });
    picker.open();
    const overlay = picker.get("overlay") as HTMLDialogElement;
    expect(overlay.tagName).toBe("DIALOG");
    expect(overlay.open).toBe(true);
    expect(overlay.querySelector("button")).toBe(picker.get("close"));
    expect(picker.get("close").getAttribute("aria-label")).toBe("Chiudi il calendario");
    expect(picker.focusedDay()).toBe("sabato 21 novembre 2026, oggi");
    picker.click(picker.get("close"));
    expect(picker.isOpen()).toBe(false);
    expect(document.activeElement).toBe(picker.get("header"));
  });

  it("selects a day, closes and focuses the header, as on a desktop", () => {
    const picker = renderDatePicker({}, { page: { userAgent: iphone } });
    picker.open();
    picker.pick("giovedì 12 novembre 2026");
    expect(picker.isOpen()).toBe(false);
    expect(picker.get("selected").textContent).toBe("12/11/2026");
    expect(document.activeElement).toBe(picker.get("header"));
  });
});

describe("Rome's day (D7, logic)", () => {
  it.each([
    ["2026-11-21T00:30:00+01:00", "sabato 21 novembre 2026, oggi", "2026-11-21"],
    ["2026-11-21T23:30:00+01:00", "sabato 21 novembre 2026, oggi", "2026-11-21"],
    ["2026-10-25T23:30:00+01:00", "domenica 25 ottobre 2026, oggi", "2026-10-25"],
    ["2026-03-29T00:30:00+01:00", "domenica 29 marzo 2026, oggi", "2026-03-29"],
  ])("is computed at %s as %s", (now, name, value) => {
    const picker = renderDatePicker({}, { now });
    picker.open();
    expect(picker.focusedDay()).toBe(name);
    picker.press("Enter");
    expect(picker.onDateChange).toHaveBeenCalledWith({ value });
  });
});

import { act, fireEvent, screen } from "@testing-library/react";
import { DateRange } from "../../../widgets/date-range/DateRange";
import { dateRange } from "../../../widgets/date-range/definition";
import { renderWidget, type RenderWidgetOptions } from "../support/renderWidget";

/** A rendered date range with the actions of a user: open, press, pick. */
export function renderDateRange(
  attributes: Readonly<Record<string, string>> = {},
  options: RenderWidgetOptions<Readonly<Record<string, unknown>>> = {},
) {
  const widget = renderWidget(dateRange, DateRange, { ...options, attributes });
  const find = (part: string) => widget.container.querySelector<HTMLElement>(`[part~="${part}"]`);
  const get = (part: string) => {
    const found = find(part);
    if (!found) throw new Error(`no part ${part}`);
    return found;
  };
  const dayCell = (day: number) => screen.getByRole("gridcell", { name: new RegExp(`^\\S+ ${day} `) });
  const days = (selector: string) =>
    [...widget.container.querySelectorAll(`td${selector}`)].map((cell) => Number(cell.textContent));
  return {
    ...widget,
    find,
    get,
    dayCell,
    isOpen: () => find("panel") !== null || find("overlay") !== null,
    click: (target: HTMLElement) => act(() => target.click()),
    open: () => act(() => get("header").click()),
    pick: (day: number) => act(() => dayCell(day).click()),
    choosePreset: (name: string) => act(() => screen.getByRole("button", { name }).click()),
    presets: () =>
      [...widget.container.querySelectorAll(".vetrina-chip")].map(
        (chip) => `${chip.textContent}${chip.getAttribute("aria-pressed") === "true" ? "*" : ""}`,
      ),
    press(key: string, init: KeyboardEventInit = {}) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
    },
    point(day: number, pointerType = "mouse") {
      fireEvent.pointerOver(dayCell(day), { pointerType });
    },
    edges: () => [...widget.container.querySelectorAll('[part~="edge"]')].map((edge) => edge.textContent),
    /** Days that are shown as selected. */
    marked: () => days("[aria-selected]"),
    /** The first and the last selected day, if they are in the visible month. */
    edgeDays: () => days('[part~="day-selected"]'),
    focusedDay: () => document.activeElement?.getAttribute("aria-label"),
    status: () => screen.getByRole("status").textContent,
    month: () => get("month").textContent,
  };
}

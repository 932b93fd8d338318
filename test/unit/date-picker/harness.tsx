import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { DatePicker } from "../../../widgets/date-picker/DatePicker";
import { datePicker } from "../../../widgets/date-picker/definition";
import type { DatePickerProps } from "../../../widgets/date-picker/useDatePicker";
import { renderWidget, type RenderWidgetOptions } from "../support/renderWidget";

export const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

/** A rendered date picker with the actions of a user: open, press, pick. */
export function renderDatePicker(
  attributes: Readonly<Record<string, string>> = {},
  options: RenderWidgetOptions<Readonly<Record<string, unknown>>> = {},
) {
  const onDateChange = vi.fn<NonNullable<DatePickerProps["onDateChange"]>>();
  const widget = renderWidget(datePicker, DatePicker, {
    ...options,
    attributes,
    properties: { onDateChange },
  });
  const find = (part: string) => widget.container.querySelector<HTMLElement>(`[part~="${part}"]`);
  const get = (part: string) => {
    const found = find(part);
    if (!found) throw new Error(`no part ${part}`);
    return found;
  };
  const dayCell = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });
  return {
    ...widget,
    onDateChange,
    find,
    get,
    dayCell,
    isOpen: () => find("panel") !== null || find("overlay") !== null,
    click: (target: HTMLElement) => act(() => target.click()),
    open: () => act(() => get("header").click()),
    pick: (name: string) => act(() => dayCell(name).click()),
    press(key: string, init: KeyboardEventInit = {}) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
    },
    /** Name of the focused day. */
    focusedDay: () => document.activeElement?.getAttribute("aria-label"),
    tabbableDays: () => widget.container.querySelectorAll('td[tabindex="0"]').length,
    month: () => get("month").textContent,
  };
}

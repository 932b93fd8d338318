import { defineWidget, civilDate, flag, isoSpan, list, text, type WidgetModule } from "../../src/definition";

export const dateRange = defineWidget({
  tag: "vetrina-date-range",
  attributes: {
    minDate: civilDate(),
    maxDate: civilDate(),
    linkText: text(),
    value: isoSpan({ property: true }),
    presets: list({ default: ["7-days", "30-days", "this-month"] }),
    strictRange: flag(),
    clampStart: flag(),
    coarseOverlay: flag(),
    closeOnOutsideClick: flag(),
    hiddenInput: flag(),
  },
  // The first and the last day as `yyyy-mm-dd`, or two empty strings after a removal.
  events: { "vetrina:date-range-change": { detail: { from: "string", to: "string" } } },
  states: ["ready"],
  formAssociated: true,
  formParts: (value) => {
    const [from = "", to = ""] = value.split("/");
    return { from, to };
  },
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./DateRange"),
});

import {
  defineWidget,
  civilDate,
  type DetailOf,
  flag,
  isoDate,
  property,
  text,
  type WidgetModule,
} from "../../src/definition";

/** The chosen day as `yyyy-mm-dd`. After a removal the event has an empty string. */
const dateChange = { detail: { value: "string" } } as const;

export const datePicker = defineWidget({
  tag: "vetrina-date-picker",
  attributes: {
    minDate: civilDate(),
    maxDate: civilDate(),
    linkText: text(),
    value: isoDate({ property: true }),
    strictRange: flag(),
    clampStart: flag(),
    coarseOverlay: flag(),
    closeOnOutsideClick: flag(),
    hiddenInput: flag(),
  },
  properties: { onDateChange: property<(change: DetailOf<typeof dateChange>) => void>() },
  events: { "vetrina:date-change": dateChange },
  states: ["ready"],
  formAssociated: true,
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./DatePicker"),
});

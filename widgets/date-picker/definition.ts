import {
  defineWidget,
  civilDate,
  flag,
  isoDate,
  property,
  text,
  type WidgetModule,
} from "../../src/definition";

/**
 * Detail of the event and argument of the callback: the chosen day as `yyyy-mm-dd`. After a removal the event has an
 * empty string.
 */
export interface DateChange {
  readonly value: string;
}

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
  properties: { onDateChange: property<(change: DateChange) => void>() },
  events: { "vetrina:date-change": {} },
  states: ["ready"],
  formAssociated: true,
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./DatePicker"),
});

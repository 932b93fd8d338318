import { defineWidget, flag, oneOf, text, type WidgetModule } from "../../src/definition";

export const tour = defineWidget({
  tag: "vetrina-tour",
  attributes: {
    label: text(),
    tour: text(),
    version: text(),
    start: oneOf(["button", "auto", "script"], { default: "button" }),
    confirm: oneOf(["on", "off", "page"]),
    keyboard: flag({ default: true }),
  },
  states: ["ready", "error"],
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Tour"),
});

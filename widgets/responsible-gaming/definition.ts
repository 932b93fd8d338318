import { defineWidget, flag, text, type WidgetModule } from "../../src/definition";

export const responsibleGaming = defineWidget({
  tag: "vetrina-responsible-gaming",
  attributes: { heading: text(), sessionLength: flag({ default: true }) },
  states: ["loading", "ready", "stale", "error", "offline", "logged-out"],
  needs: ["account", "area"],
  load: (): Promise<{ default: WidgetModule<never> }> => import("./ResponsibleGaming"),
});

import { defineWidget, integer, text, type WidgetModule } from "../../src/definition";

export const openBets = defineWidget({
  tag: "vetrina-open-bets",
  attributes: { heading: text(), limit: integer({ default: 3, min: 1, max: 100 }) },
  states: ["loading", "ready", "empty", "stale", "error", "offline", "logged-out"],
  needs: ["account", "area"],
  load: (): Promise<{ default: WidgetModule<never> }> => import("./OpenBets"),
});

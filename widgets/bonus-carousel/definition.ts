import { defineWidget, list, integer, oneOf, text, type WidgetModule } from "../../src/definition";

export const bonusCarousel = defineWidget({
  tag: "vetrina-bonus-carousel",
  attributes: {
    variant: oneOf(["home", "blog", "grid"], { default: "home" }),
    empty: oneOf(["hide", "message"]),
    ids: list({ default: [] }),
    limit: integer({ default: 100, min: 1, max: 100 }),
    heading: text(),
  },
  states: ["loading", "ready", "empty", "stale", "error", "offline", "restricted"],
  needs: ["account", "area", "bonus"],
  early: { key: "bonus.paths.list", origin: "bonus.origin", when: { ids: "" } },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./BonusCarousel"),
});

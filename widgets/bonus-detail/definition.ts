import { defineWidget, url, oneOf, text, type WidgetModule } from "../../src/definition";

export const bonusDetail = defineWidget({
  tag: "vetrina-bonus-detail",
  attributes: {
    card: text(),
    backUrl: url({ default: "/" }),
    headingLevel: oneOf(["1", "2"], { default: "1" }),
  },
  states: ["loading", "ready", "empty", "stale", "error", "offline", "restricted"],
  needs: ["account", "area", "bonus"],
  early: {
    key: "bonus.paths.byIds",
    origin: "bonus.origin",
    query: { ids: "card" },
    urlParameter: "card",
    unless: "bonus.idsParameter",
  },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./BonusDetail"),
});

import {
  defineWidget,
  flag,
  integer,
  oneOf,
  panelNeeds,
  publicPanelStates,
  text,
  type WidgetModule,
} from "../../src/definition";

export const leaderboard = defineWidget({
  tag: "vetrina-leaderboard",
  attributes: {
    heading: text(),
    entityId: text(),
    competitionId: text(),
    top: integer({ default: 50, min: 1, max: 50 }),
    above: integer({ default: 5, min: 0, max: 20 }),
    below: integer({ default: 5, min: 0, max: 20 }),
    view: oneOf(["top", "around"], { default: "top" }),
    bestScores: flag(),
  },
  requiredOneOf: ["entityId", "competitionId"],
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Leaderboard"),
});

import { defineWidget, flag, integer, list, panelNeeds, text, type WidgetModule } from "../../src/definition";

export const gamificationHub = defineWidget({
  tag: "vetrina-gamification-hub",
  attributes: {
    heading: text(),
    sections: list({ default: [] }),
    competitionId: text(),
    tags: list({ default: [] }),
    limit: integer({ default: 6, min: 1, max: 100 }),
    levelField: text(),
    pointsField: text(),
    optOut: flag({ default: true }),
  },
  states: ["opted-out", "ready", "restricted"],
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./GamificationHub"),
});

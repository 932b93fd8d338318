import {
  defineWidget,
  integer,
  list,
  oneOf,
  panelNeeds,
  publicPanelStates,
  text,
  type WidgetModule,
} from "../../src/definition";

export const missions = defineWidget({
  tag: "vetrina-missions",
  attributes: {
    heading: text(),
    status: oneOf(["active", "upcoming", "finished", "all"], { default: "active" }),
    tags: list({ default: [] }),
    withoutTags: list({ default: [] }),
    ids: list({ default: [] }),
    limit: integer({ default: 0, min: 0, max: 100 }),
    order: oneOf(["levels", "branches"], { default: "levels" }),
  },
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Missions"),
});

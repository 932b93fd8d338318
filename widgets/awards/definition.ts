import {
  defineWidget,
  flag,
  integer,
  list,
  oneOf,
  panelNeeds,
  personalPanelStates,
  text,
  type WidgetModule,
} from "../../src/definition";

export const awards = defineWidget({
  tag: "vetrina-awards",
  attributes: {
    heading: text(),
    lifecycle: oneOf(["active", "upcoming", "archived", "all"], { default: "active" }),
    filters: flag({ default: true }),
    tags: list({ default: [] }),
    ids: list({ default: [] }),
    limit: integer({ default: 0, min: 0, max: 100 }),
  },
  states: personalPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Awards"),
});

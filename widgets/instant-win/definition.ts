import {
  defineWidget,
  flag,
  integer,
  list,
  oneOf,
  panelNeeds,
  publicPanelStates,
  text,
  type WidgetModule,
} from "../../src/definition";

export const instantWin = defineWidget({
  tag: "vetrina-instant-win",
  attributes: {
    heading: text(),
    look: oneOf(["platform", "tiles", "wheel", "scratch"], { default: "platform" }),
    donations: flag({ default: false }),
    tags: list({ default: [] }),
    ids: list({ default: [] }),
    limit: integer({ default: 20, min: 1, max: 100 }),
  },
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./InstantWin"),
});

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

export const rewards = defineWidget({
  tag: "vetrina-rewards",
  attributes: {
    heading: text(),
    entity: oneOf(["all", "achievement", "competition", "contest", "instant-win", "reward"], {
      default: "all",
    }),
    ids: list({ default: [] }),
    types: list({ default: [] }),
    rank: integer({ default: 0, min: 0, max: 1_000_000 }),
    limit: integer({ default: 20, min: 1, max: 100 }),
  },
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Rewards"),
});

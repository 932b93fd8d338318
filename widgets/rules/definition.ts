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

export const rules = defineWidget({
  tag: "vetrina-rules",
  attributes: {
    heading: text(),
    entity: oneOf(["achievement", "competition", "contest", "instant-win", "rule-set"], {
      default: "contest",
    }),
    ids: list({ default: [] }),
    limit: integer({ default: 20, min: 1, max: 100 }),
  },
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Rules"),
});

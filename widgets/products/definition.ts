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

export const products = defineWidget({
  tag: "vetrina-products",
  attributes: {
    heading: text(),
    entity: oneOf(["product", "game", "achievement", "competition", "contest"], { default: "product" }),
    ids: list({ default: [] }),
    types: list({ default: [] }),
    limit: integer({ default: 20, min: 1, max: 100 }),
  },
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Products"),
});

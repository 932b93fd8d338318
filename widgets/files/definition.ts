import {
  defineWidget,
  integer,
  list,
  panelNeeds,
  personalPanelStates,
  text,
  type WidgetModule,
} from "../../src/definition";

export const files = defineWidget({
  tag: "vetrina-files",
  attributes: {
    heading: text(),
    repository: text(),
    ids: list({ default: [] }),
    kinds: list({ default: [] }),
    limit: integer({ default: 20, min: 1, max: 100 }),
  },
  requiredOneOf: ["repository", "ids"],
  states: personalPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Files"),
});

import {
  defineWidget,
  joinableAttributes,
  panelNeeds,
  publicPanelStates,
  type WidgetModule,
} from "../../src/definition";

export const competitions = defineWidget({
  tag: "vetrina-competitions",
  attributes: joinableAttributes,
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Competitions"),
});

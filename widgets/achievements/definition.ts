import {
  defineWidget,
  joinableAttributes,
  panelNeeds,
  publicPanelStates,
  type WidgetModule,
} from "../../src/definition";

export const achievements = defineWidget({
  tag: "vetrina-achievements",
  attributes: joinableAttributes,
  states: publicPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Achievements"),
});

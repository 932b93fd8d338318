import {
  civilDate,
  defineWidget,
  integer,
  list,
  oneOf,
  panelNeeds,
  personalPanelStates,
  text,
  type WidgetModule,
} from "../../src/definition";

export const messages = defineWidget({
  tag: "vetrina-messages",
  attributes: {
    heading: text(),
    types: list({ default: ["InboxItem", "NotificationInboxItem"] }),
    ids: list({ default: [] }),
    status: list({ default: [] }),
    order: oneOf(["newest", "oldest"], { default: "newest" }),
    createdFrom: civilDate(),
    createdTo: civilDate(),
    expiryFrom: civilDate(),
    expiryTo: civilDate(),
    limit: integer({ default: 20, min: 1, max: 100 }),
  },
  states: personalPanelStates,
  needs: panelNeeds,
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Messages"),
});

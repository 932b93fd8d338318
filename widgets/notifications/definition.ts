import { defineWidget, address, type WidgetModule } from "../../src/definition";

export const notifications = defineWidget({
  tag: "vetrina-notifications",
  attributes: {
    achievementsUrl: address(),
    awardsUrl: address(),
    competitionsUrl: address(),
    messagesUrl: address(),
  },
  states: ["ready", "logged-out", "opted-out", "restricted"],
  needs: ["account", "area", "gamification"],
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Notifications"),
});

import { defineWidget, url, type WidgetModule } from "../../src/definition";

export const notifications = defineWidget({
  tag: "vetrina-notifications",
  attributes: {
    achievementsUrl: url(),
    awardsUrl: url(),
    competitionsUrl: url(),
    messagesUrl: url(),
  },
  states: ["ready", "logged-out", "opted-out", "restricted"],
  needs: ["account", "area", "gamification"],
  load: (): Promise<{ default: WidgetModule<never> }> => import("./Notifications"),
});

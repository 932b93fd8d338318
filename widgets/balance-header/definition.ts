import { defineWidget, url, oneOf, text, type WidgetModule } from "../../src/definition";

export const balanceHeader = defineWidget({
  tag: "vetrina-balance-header",
  attributes: {
    look: oneOf(["box", "bar"], { default: "box" }),
    accountUrl: url(),
    inboxUrl: url(),
    siteId: text(),
  },
  states: ["loading", "ready", "stale", "error", "offline", "logged-out"],
  needs: ["account", "area"],
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./BalanceHeader"),
});

import { defineWidget, type WidgetModule } from "../../src/definition";

export const loginModal = defineWidget({
  tag: "vetrina-login-modal",
  attributes: {},
  states: ["ready"],
  needs: ["account", "area"],
  mount: "use",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./LoginModal"),
});

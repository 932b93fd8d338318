import { defineWidget, text, type WidgetModule } from "../../src/definition";

export const liveCasinoLobby = defineWidget({
  tag: "vetrina-live-casino-lobby",
  attributes: { choiceName: text({ default: "tavoli" }) },
  states: ["loading", "ready", "restricted", "empty"],
  needs: ["account", "area", "liveCasino"],
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./LiveCasinoLobby"),
});

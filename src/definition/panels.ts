import { integer, list, oneOf, text } from "./kinds";

/** Services of every panel of the gamification platform. */
export const panelNeeds = ["account", "area", "gamification", "panels"] as const;

/** Attributes of the panels that list what members can join. */
export const joinableAttributes = {
  heading: text(),
  status: oneOf(["active", "upcoming", "finished", "all"], { default: "active" }),
  tags: list({ default: [] }),
  ids: list({ default: [] }),
  limit: integer({ default: 0, min: 0, max: 100 }),
};

/** States of the panels that list the player's own data. Restricted players see these panels too. */
export const personalPanelStates = [
  "loading",
  "ready",
  "empty",
  "stale",
  "error",
  "offline",
  "reconnecting",
  "logged-out",
  "opted-out",
] as const;

/** States of the panels that visitors may see but restricted players may not. */
export const publicPanelStates = [...personalPanelStates, "restricted"] as const;

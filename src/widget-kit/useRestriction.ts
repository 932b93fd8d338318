import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Restriction } from "../account";
import type { PanelStatus } from "../ui";
import { useAccountArea } from "./hooks";

/**
 * The panel status for each restriction, for panels that show their content only to players without
 * restrictions.
 */
export const statusByRestriction = {
  checking: "loading",
  unavailable: "error",
  offline: "offline",
  "self-exclusion": "restricted",
  "game-pause": "restricted",
} as const satisfies Record<Exclude<Restriction, "free">, PanelStatus>;

/** Whether a self-exclusion or a game pause is in force. */
export const isRestricted = (restriction: Restriction): boolean =>
  restriction !== "free" && statusByRestriction[restriction] === "restricted";

/**
 * The restriction of the player's account, read while the widget is mounted. Bonuses, launches and prizes may be shown
 * only if it is `free` (architecture section 4). Requires `needs: ["account", "area"]`.
 */
export function useRestriction(): Restriction {
  const { responsibleGaming } = useAccountArea();
  useEffect(() => responsibleGaming.subscribe(), [responsibleGaming]);
  return useStore(responsibleGaming.$restriction);
}

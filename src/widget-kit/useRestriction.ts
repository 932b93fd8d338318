import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Restriction } from "../account";
import { useAccountArea } from "./hooks";

/**
 * What forbids to invite the player to play, asked while the widget is there. Only `free` lets a bonus, a launch or a
 * prize be shown (architecture section 4). Needs `needs: ["account", "area"]`.
 */
export function useRestriction(): Restriction {
  const { responsibleGaming } = useAccountArea();
  useEffect(() => responsibleGaming.subscribe(), [responsibleGaming]);
  return useStore(responsibleGaming.$restriction);
}

import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Restriction } from "../account";
import { useAccountArea } from "./hooks";

/**
 * The restriction of the player's account, read while the widget is mounted. Bonuses, launches and prizes may be shown
 * only if it is `free` (architecture section 4). Requires `needs: ["account", "area"]`.
 */
export function useRestriction(): Restriction {
  const { responsibleGaming } = useAccountArea();
  useEffect(() => responsibleGaming.subscribe(), [responsibleGaming]);
  return useStore(responsibleGaming.$restriction);
}

import { useStore } from "@nanostores/react";
import type { WriteState } from "../../gamification/entities/entity-writes";
import { usePanels } from "../hooks";

/** The member's last write for an entity; undefined without one. */
export function useWrite(id: string): WriteState | undefined {
  return useStore(usePanels().writes.$states)[id];
}

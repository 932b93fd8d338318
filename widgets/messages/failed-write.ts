import type { WriteState } from "../../src/gamification/entities/entity-writes";

/** Whether a deletion is known not to have taken effect. */
export const hasFailed = (write: WriteState | undefined) =>
  write?.status === "failed" || write?.status === "unknown";

import type { WriteState } from "../../src/gamification/entities/entity-writes";

/** Whether a deletion has not taken effect, as far as is known. */
export const hasFailed = (write: WriteState | undefined) =>
  write?.status === "failed" || write?.status === "unknown";

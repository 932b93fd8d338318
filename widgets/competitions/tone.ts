import { isComing, isOn } from "../../src/gamification/entities/running-contest";
import { entityStateOf } from "../../src/gamification/schema/states/entity";
import type { Stated } from "../../src/gamification/schema/states/state-of";
import type { StateTone } from "../../src/widget-kit/gamification";

/** Icon and colour of a state. A result is not celebrated: what has ended is as neutral as what is unknown. */
export function toneOf(run: Stated): StateTone {
  if (isOn(run)) return "running";
  if (isComing(run)) return "waiting";
  return entityStateOf(run)?.startsWith("Cancel") ? "warning" : "closed";
}

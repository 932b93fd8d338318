import { isComing, isOn } from "../../src/gamification/competitions/contests";
import { entityStateOf, type Stated } from "../../src/gamification/protocol/states";
import type { StateTone } from "../../src/widget-kit/gamification";

/** Icon and colour of a state. A result is not celebrated: an ended competition is as neutral as an unknown state. */
export function toneOf(run: Stated): StateTone {
  if (isOn(run)) return "running";
  if (isComing(run)) return "waiting";
  return entityStateOf(run)?.startsWith("Cancel") ? "warning" : "closed";
}

import { entityStateOf } from "../schema/states/entity";
import { optInStates } from "../schema/states/opt-in";
import { type Stated, stateOf } from "../schema/states/state-of";
import type { SayEntities } from "./texts";

/** The text of the state of an achievement, competition or contest. An unknown state has a neutral text. */
export function entityStateText(entity: Stated, say: SayEntities): string {
  // Paused has no published code (protocol section 5): only its text is known.
  if (entity.status === "Paused") return say("entityPaused");
  const state = entityStateOf(entity);
  return state === undefined || state === "Unknown" ? say("stateUnknown") : say(`entity${state}`);
}

/** The text of a member's opt-in state. An unknown state has a neutral text. */
export function optInStateText(optIn: Stated, say: SayEntities): string {
  const state = stateOf(optInStates, optIn);
  return state === undefined ? say("stateUnknown") : say(`optIn${state}`);
}

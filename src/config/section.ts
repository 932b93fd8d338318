import type { Kind } from "../definition/kinds";
import { isRecord } from "../utils/kinds-of-objects";

/**
 * A group of keys whose description is in another chunk. The parts are stored unparsed and in order until
 * `ConfigStore.section` reads them.
 */
export const section: Kind<readonly unknown[], true> = {
  type: "function",
  expected: "an object",
  required: false,
  default: [],
  property: false,
  merge: (earlier, later) => [...earlier, ...later],
  read: (input) => (isRecord(input) ? [input] : undefined),
};

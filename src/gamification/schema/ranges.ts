import { isRecord } from "../../utils/is-record";
import { readNumber } from "./fields";

/** A range of codes; both ends are exclusive, and one that is not given is open. */
export interface Range {
  readonly above: number;
  readonly below: number;
}

/** Reads either shape of a range, `moreThan`/`lessThan` and `gt`/`lt`, with numbers or texts; else all codes. */
export function readRange(value: unknown): Range {
  const { moreThan, lessThan, gt, lt } = isRecord(value) ? value : {};
  return {
    above: readNumber(moreThan ?? gt) ?? -Infinity,
    below: readNumber(lessThan ?? lt) ?? Infinity,
  };
}

export const isWithin = ({ above, below }: Range, code: number): boolean => above < code && code < below;

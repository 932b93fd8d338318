import { isRecord } from "../../utils/is-record";
import { readNumber } from "./fields";

/** A range of codes. Both ends are exclusive. A missing end is infinite. */
export interface Range {
  readonly above: number;
  readonly below: number;
}

/** Reads a range written as `moreThan`/`lessThan` or as `gt`/`lt`, with numbers or numeric texts. Anything else means all codes. */
export function readRange(value: unknown): Range {
  const { moreThan, lessThan, gt, lt } = isRecord(value) ? value : {};
  return {
    above: readNumber(moreThan ?? gt) ?? -Infinity,
    below: readNumber(lessThan ?? lt) ?? Infinity,
  };
}

/** Whether a code lies inside a range. Both ends are exclusive. */
export const isWithin = ({ above, below }: Range, code: number): boolean => above < code && code < below;

import { useCallback, useEffect, useRef } from "react";
import { effectiveLimits, type Limits, startsBeyond } from "../../calendar/limits";
import { type CivilDate, toIsoDate } from "../../definition";
import { useServices } from "../hooks";

const isoOrNone = (date: CivilDate | undefined) => (date ? toIsoDate(date) : "none");

/**
 * Warns the author, once per message, about attributes whose effect is probably not intended.
 *
 * @param tag the element that the messages name
 */
export function useHints(tag: string, limits: Limits) {
  const { log } = useServices();
  const shown = useRef(new Set<string>());
  const warn = useCallback(
    (hint: string) => {
      if (shown.current.has(hint)) return;
      shown.current.add(hint);
      log.warn(`<${tag}> ${hint}`);
    },
    [log, tag],
  );
  const counting = effectiveLimits(limits);
  const reversedHint =
    counting !== limits &&
    `data-min-date (${isoOrNone(limits.min)}) comes after data-max-date (${isoOrNone(limits.max)}): ` +
      (counting.min ? "the month counts" : "neither counts");
  useEffect(() => {
    if (reversedHint) warn(reversedHint);
  }, [reversedHint, warn]);
  return {
    warn,
    warnAboutStart(start: CivilDate, effective: Limits): void {
      if (!startsBeyond(start, effective)) return;
      warn(
        `opens on ${isoOrNone(start)}, beyond data-min-date (${isoOrNone(limits.min)}) or data-max-date ` +
          `(${isoOrNone(limits.max)}), so the months have no end there; data-clamp-start opens it within`,
      );
    },
  };
}

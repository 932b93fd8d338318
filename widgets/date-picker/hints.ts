import { useCallback, useEffect, useRef } from "react";
import { effectiveLimits, type Limits, startsBeyond } from "../../src/calendar";
import { type CivilDate, toIsoDate } from "../../src/definition";
import { useServices } from "../../src/widget-kit";

const isoOrNone = (date: CivilDate | undefined) => (date ? toIsoDate(date) : "none");

/** Warns the author, once per message, about attributes whose effect is probably not intended. */
export function useHints(limits: Limits) {
  const { log } = useServices();
  const shown = useRef(new Set<string>());
  const warn = useCallback(
    (hint: string) => {
      if (shown.current.has(hint)) return;
      shown.current.add(hint);
      log.warn(`<vetrina-date-picker> ${hint}`);
    },
    [log],
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
    warnAboutStart(start: CivilDate, effective: Limits): void {
      if (!startsBeyond(start, effective)) return;
      warn(
        `opens on ${isoOrNone(start)}, beyond data-min-date (${isoOrNone(limits.min)}) or data-max-date ` +
          `(${isoOrNone(limits.max)}), so the months have no end there; data-clamp-start opens it within`,
      );
    },
  };
}

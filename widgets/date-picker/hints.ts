import { useCallback, useEffect, useRef } from "react";
import { areReversed, type Limits, startsBeyond } from "../../src/calendar";
import { type CivilDate, toIsoDate } from "../../src/definition";
import { useServices } from "../../src/widget-kit";

const written = (date: CivilDate | undefined) => (date ? toIsoDate(date) : "none");

/** Tells the author, once per sentence, what the attributes mean where they surely mean something else. */
export function useHints(limits: Limits) {
  const { log } = useServices();
  const told = useRef(new Set<string>());
  const tell = useCallback(
    (hint: string) => {
      if (told.current.has(hint)) return;
      told.current.add(hint);
      log.warn(`<vetrina-date-picker> ${hint}`);
    },
    [log],
  );
  const reversed = areReversed(limits)
    ? `data-min-date (${written(limits.min)}) comes after data-max-date (${written(limits.max)}): neither counts`
    : "";
  useEffect(() => {
    if (reversed) tell(reversed);
  }, [reversed, tell]);
  return {
    tellStart(start: CivilDate, effective: Limits): void {
      if (!startsBeyond(start, effective)) return;
      tell(
        `opens on ${written(start)}, beyond data-min-date (${written(limits.min)}) or data-max-date ` +
          `(${written(limits.max)}), so the months have no end on that side; data-clamp-start opens it within`,
      );
    },
  };
}

import { useEffect } from "react";
import type { WidgetProps } from "../../src/definition";
import { messageStatuses, messageTypes } from "../../src/gamification/protocol/messages";
import { type CivilDate, toIsoDate } from "../../src/time/civil-date";
import { useServices } from "../../src/widget-kit";
import type { messages } from "./definition";

type Attributes = Pick<
  WidgetProps<typeof messages>,
  "types" | "status" | "createdFrom" | "createdTo" | "expiryFrom" | "expiryTo"
>;

function namesHint(attribute: string, written: readonly string[], known: readonly string[]) {
  if (written.every((name) => known.includes(name))) return undefined;
  return `data-${attribute}="${written.join(", ").slice(0, 80)}": expected names among ${known.join(", ")}`;
}

function daysHint(range: string, from: CivilDate | undefined, to: CivilDate | undefined) {
  const first = from && toIsoDate(from);
  const last = to && toIsoDate(to);
  if (!first || !last || first <= last) return undefined;
  return `data-${range}-from="${first}" is after data-${range}-to="${last}": no message matches these days`;
}

/** Hints for the author about attributes that have no effect, or that select nothing. */
export function attributeHints(written: Attributes): readonly string[] {
  const hints = [
    namesHint("types", written.types, messageTypes),
    namesHint("status", written.status, messageStatuses),
    daysHint("created", written.createdFrom, written.createdTo),
    daysHint("expiry", written.expiryFrom, written.expiryTo),
  ];
  return hints.filter((hint) => hint !== undefined);
}

/** Warns the author once about wrong attributes. */
export function useAttributeHints(written: Attributes): void {
  const { log } = useServices();
  const hints = attributeHints(written).join("; ");
  useEffect(() => {
    if (hints) log.warn(`<vetrina-messages> ${hints}`);
  }, [log, hints]);
}

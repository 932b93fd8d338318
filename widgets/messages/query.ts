import type { WidgetProps } from "../../src/definition";
import { startOfDay } from "../../src/gamification/messages/dates";
import type { MessageQuery } from "../../src/gamification/messages/queries";
import type { DateRange } from "../../src/gamification/protocol/common";
import { wireInstant } from "../../src/gamification/protocol/instants";
import { messageStatuses, messageTypes } from "../../src/gamification/protocol/messages";
import type { CivilDate } from "../../src/time/civil-date";
import type { TimeZone } from "../../src/time/clock";
import { inboxTypes } from "../../src/widget-kit/gamification/messages";
import type { messages } from "./definition";

type Props = Pick<
  WidgetProps<typeof messages>,
  "ids" | "types" | "status" | "order" | "createdFrom" | "createdTo" | "expiryFrom" | "expiryTo"
>;

/** The range from the first instant of one day to the last instant of another day. */
function rangeOf(
  from: CivilDate | undefined,
  to: CivilDate | undefined,
  zone: TimeZone,
): DateRange | undefined {
  if (!from && !to) return undefined;
  return {
    ...(from && { after: wireInstant(startOfDay(from, zone)) }),
    ...(to && { before: wireInstant(startOfDay({ ...to, day: to.day + 1 }, zone) - 1) }),
  };
}

/**
 * The query that the attributes specify. Words that are not types or states have no effect; the author
 * receives a warning.
 */
export function queryOf(props: Props, language: string, zone: TimeZone): MessageQuery {
  // A message that is requested by its id may be of any type.
  const types = messageTypes.filter((type) => props.ids.length > 0 || props.types.includes(type));
  return {
    types: types.length > 0 ? types : inboxTypes,
    ids: props.ids,
    statuses: messageStatuses.filter((status) => props.status.includes(status)),
    order: props.order,
    created: rangeOf(props.createdFrom, props.createdTo, zone),
    expiry: rangeOf(props.expiryFrom, props.expiryTo, zone),
    language,
  };
}

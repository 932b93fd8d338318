import { setMessageStatus } from "../actions/messages";
import type { Message } from "../space/entities";
import { messageStatuses, type MessageStatus } from "../space/statuses";
import {
  callingMember,
  type Destination,
  Refusal,
  basicMeta,
  listReply,
  pageOf,
  processEach,
} from "./destination";
import { fieldsOf, textOf, textsOf, hasAmong, isAmong, isDated, passesAll, sorted } from "./filters";

export const getMessages: Destination = {
  reply: "MessageResponse",
  role: "ViewMessages",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const filter = fieldsOf(fieldsOf(request).messageFilter);
    const type = textOf(filter.messageType);
    const passes = passesAll<Message>(
      isAmong(filter.ids, ({ id }) => id),
      hasAmong(filter.tags, ({ tags }) => tags),
      isAmong(filter.status, ({ status }) => status),
      isDated(filter.expiryDateRange, ({ expiry }) => expiry),
      isDated(filter.createdDateRange, ({ created }) => created),
      ({ messageType }) => type === undefined || messageType === type,
    );
    const found = callingMember(gamification.read(), caller).messages.filter(passes);
    return listReply("Message", sorted(found, filter.sortBy), pageOf(filter));
  },
};

const isStatus = (status: unknown): status is MessageStatus =>
  messageStatuses.some((known) => known === status);

/** The requested status of each message. The request is a list whose items have lists of ids (protocol section 3). */
function statusChangesIn(request: unknown): readonly { readonly id: string; readonly status: unknown }[] {
  return (Array.isArray(request) ? request : [])
    .map(fieldsOf)
    .flatMap(({ id, status }) => textsOf(id).map((each) => ({ id: each, status })));
}

export const updateMessagesState: Destination = {
  reply: "ApiResponse",
  empty: { results: [] },
  answer({ gamification, caller, request }) {
    const { results, errors } = processEach(statusChangesIn(request), ({ id, status }) => {
      if (!isStatus(status)) throw new Refusal(400, "Lo stato non esiste.");
      setMessageStatus(gamification, caller.identity.memberId, id, status);
      return { id, externalReference: id, result: "UPDATED", relations: [] };
    });
    return { meta: basicMeta("Result", results.length, errors.length), results, errors };
  },
};

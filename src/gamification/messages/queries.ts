import type { GamificationClient } from "../client/client";
import { CallFailure } from "../client/errors";
import type { EntityWrite } from "../entities/entity-writes";
import type { ListKind, PageRequest } from "../entities/list-kind";
import { readAllPages } from "../entities/paging";
import type { CallOptions } from "../protocol/call";
import type { DateRange } from "../protocol/common";
import type { ListReply } from "../protocol/envelope";
import {
  getMessages,
  type Message,
  type MessageFilter,
  type MessageStatus,
  messageStatuses,
  type MessageType,
  messageTypes,
  updateMessagesState,
  type UpdateMessageStateRequest,
} from "../protocol/messages";

/** Selects the messages of a panel. */
export interface MessageQuery {
  /** The types of the messages: at least one, without duplicates. */
  readonly types: readonly MessageType[];
  /** The states of the messages; if empty, all states except `Deleted`. */
  readonly statuses: readonly MessageStatus[];
  /** The ids of the messages; if empty, all messages are selected. */
  readonly ids?: readonly string[] | undefined;
  readonly order: "newest" | "oldest";
  /** When the messages were created, in the platform's format. */
  readonly created?: DateRange | undefined;
  /** When the messages expire. Messages that never expire are left out. */
  readonly expiry?: DateRange | undefined;
  /** The language of the platform's texts. */
  readonly language: string;
}

const visible = messageStatuses.filter((status) => status !== "Deleted");

/**
 * The member's messages. A filter has only one type (protocol section 5), so each type takes one call, and
 * the results are merged. Equal calls within a few seconds are sent only once, so that the next page costs
 * one call per type. The platform's filter of expiries also returns messages without an expiry. With this
 * filter, all messages are therefore read as one page.
 */
export const messageList: ListKind<MessageQuery, Message> = {
  name: "messages",
  entityTypes: ["Message"],
  async readPage(client, query, page, options) {
    const read = (part: PageRequest) => readMessages(client, query, part, options);
    if (!query.expiry) return read(page);
    const data = (await readAllPages(read)).filter(({ expiry }) => expiry !== undefined);
    return { meta: undefined, data };
  },
};

async function readMessages(
  client: Pick<GamificationClient, "call">,
  query: MessageQuery,
  page: PageRequest,
  options: CallOptions,
): Promise<ListReply<Message>> {
  const { types } = query;
  // Without a type, the platform sends messages of all types.
  if (types.length === messageTypes.length) return readPart(client, query, undefined, page, options);
  if (types.length === 1) return readPart(client, query, types[0], page, options);
  const parts = await Promise.all(types.map((each) => readUpTo(client, query, each, page, options)));
  const age = ({ created = 0 }: Message) => (query.order === "newest" ? -created : created);
  const data = parts
    .flatMap((part) => part.data)
    .sort((one, other) => age(one) - age(other))
    .slice(page.skip, page.skip + page.limit);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { meta: { ...parts[0]?.meta, totalRecordsFound: total }, data };
}

function readPart(
  client: Pick<GamificationClient, "call">,
  { ids = [], statuses, order, created, expiry, language }: MessageQuery,
  messageType: MessageType | undefined,
  page: PageRequest,
  options: CallOptions,
): Promise<ListReply<Message>> {
  const messageFilter: MessageFilter = {
    ...page,
    // Fields that are undefined are not sent.
    messageType,
    ids: ids.length > 0 ? ids : undefined,
    status: statuses.length > 0 ? statuses : visible,
    createdDateRange: created,
    expiryDateRange: expiry,
    sortBy: [{ queryField: "created", order: order === "newest" ? "Desc" : "Asc" }],
  };
  return client.call(getMessages, { languageKey: language, messageFilter }, options);
}

/** Reads the messages of a type up to the end of a page, because all messages of the page may have this type. */
async function readUpTo(
  client: Pick<GamificationClient, "call">,
  query: MessageQuery,
  type: MessageType,
  { skip, limit }: PageRequest,
  options: CallOptions,
) {
  const data: Message[] = [];
  for (;;) {
    const reply = await readPart(client, query, type, { skip: data.length, limit }, options);
    data.push(...reply.data);
    // An empty page ends the list, regardless of its total, because another call would return an empty page
    // again.
    const total = reply.data.length > 0 ? (reply.meta?.totalRecordsFound ?? data.length) : data.length;
    if (data.length >= Math.min(total, skip + limit)) return { meta: reply.meta, data, total };
  }
}

/** A change that a member makes to messages. */
export type MessageChange = "Read" | "Deleted";

const actions = { Read: "read", Deleted: "delete" } as const;

/** The states in which a change has taken effect. A reply need not contain a deleted message. */
const isChanged = (message: Message | undefined, change: MessageChange) =>
  change === "Read" ? message?.status !== "New" : !message || message.status === "Deleted";

/**
 * The write that changes all messages in one call, and the read that confirms it. Unlike other writes it
 * waits for a connection, because the member has already seen its effect.
 *
 * @param session ends the wait for a connection
 */
export function messageWrite(
  client: Pick<GamificationClient, "$state" | "call" | "readUntil">,
  { ids, change }: { readonly ids: readonly string[]; readonly change: MessageChange },
  session: AbortSignal,
): EntityWrite {
  const messageFilter = { ids, skip: 0, limit: ids.length };
  const agrees = ({ data }: ListReply<Message>) =>
    ids.every((id) =>
      isChanged(
        data.find((message) => message.id === id),
        change,
      ),
    );
  return {
    action: actions[change],
    send: () => sendWhenConnected(client, [{ id: ids, status: change }], session),
    async confirm(signal) {
      const reply = await client.readUntil(
        (options) => client.call(getMessages, { messageFilter }, options),
        agrees,
        { signal },
      );
      return agrees(reply);
    },
  };
}

/** Sends at once if there is a connection, because the page may be about to close. */
async function sendWhenConnected(
  client: Pick<GamificationClient, "$state" | "call">,
  request: readonly UpdateMessageStateRequest[],
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await client.call(updateMessagesState, request);
      return;
    } catch (error) {
      // This call was not sent, so the next one is the first attempt. After any other failure the write is
      // not sent again.
      const isUnsent = error instanceof CallFailure && error.kind === "notSent";
      if (!isUnsent || !(await isConnectedAgain(client, signal))) throw error;
    }
  }
}

/**
 * Waits for a connection. `$state` is reliable here: it reports the end of a connection before the unsent
 * calls fail.
 *
 * @returns false if the connection is refused, or if the signal is aborted
 */
function isConnectedAgain(
  { $state }: Pick<GamificationClient, "$state">,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const stopListening = $state.listen(check);
    signal.addEventListener("abort", check);
    check();

    function check() {
      const { status } = $state.get();
      if (!signal.aborted && status !== "connected" && status !== "refused") return;
      stopListening();
      signal.removeEventListener("abort", check);
      resolve(!signal.aborted && status === "connected");
    }
  });
}

import { maxBodySize } from "../../../http/body";
import { isRecord } from "../../../utils/objects";
import * as v from "../../../utils/valibot";

/*
 * The messages between tabs. Any script of the origin can write to the channel, so every message is checked
 * when it is read and its size is limited. No message ever contains a token (S14).
 */

/** Upper limits for messages from other tabs: counts of items, and lengths of texts in characters. */
const limits = { boards: 100, headers: 50, headerText: 4000, callText: 100_000, unsent: 1000 } as const;

/**
 * How far `electedAt` may be in the future, milliseconds, because the clock may have been set back between
 * two elections.
 */
const maxClockSkew = 60_000;

const isText = (value: unknown, length: number): value is string =>
  typeof value === "string" && value.length <= length;

const text = (length: number) => v.custom<string>((value) => isText(value, length));
const textLike = (pattern: RegExp) => v.custom<string>((value) => isText(value, 100) && pattern.test(value));
const safeInteger = (isAllowed: (value: number) => boolean) =>
  v.custom<number>(
    (value) => Number.isSafeInteger(value) && (value as number) >= 0 && isAllowed(value as number),
  );

const word = <Word extends string>(...words: readonly Word[]) =>
  v.custom<Word>((value) => words.some((each) => each === value));

const id = textLike(/^[\w-]{1,64}$/);
const count = safeInteger(() => true);
const ranks = safeInteger((value) => value <= 1000);
const instant = v.custom<number>(Number.isFinite);

const epoch = v.object({
  leader: id,
  electedAt: safeInteger((electedAt) => electedAt <= Date.now() + maxClockSkew),
  connection: count,
});

const state = v.union([
  v.object({ status: word("idle", "offline") }),
  v.object({ status: word("connecting"), attempt: count }),
  v.object({ status: word("connected"), transport: word("websocket", "sockjs") }),
  v.object({ status: word("waiting"), attempt: count, until: instant }),
  v.object({ status: word("refused"), reason: text(limits.headerText) }),
]);

/**
 * The call that creates a token. The token must not pass through a channel that any script of the origin can
 * read.
 */
const tokenCall = "/gapi/createMemberToken";

const call = v.object({
  id,
  destination: textLike(new RegExp(`^(?!${tokenCall}$)/gapi/\\w{1,64}$`)),
  body: text(limits.callText),
});

const board = v.object({
  entityId: text(200),
  topRanksToInclude: ranks,
  ranksAboveToInclude: ranks,
  ranksBelowToInclude: ranks,
});

const headers = v.custom<Readonly<Record<string, string>>>(
  (value) =>
    isRecord(value) &&
    Object.keys(value).length <= limits.headers &&
    Object.entries(value)
      .flat()
      .every((each) => isText(each, limits.headerText)),
);

/** The maximum size of a body is the maximum size of a frame on the leader's own connection. */
const delivery = v.object({ headers, body: text(2 * maxBodySize) });

/** Messages from any tab to the current leader, by kind. A `call` is only for the leader of its epoch. */
const fromTab = {
  /** Requests the state of the leader. If the requesting tab is visible, a hidden leader also steps down. */
  ping: v.object({ from: id, isVisible: v.boolean() }),
  /**
   * `sentAt` is in milliseconds since 1970. It prevents a leader that was frozen from sending an old call.
   */
  call: v.object({ from: id, epoch, sentAt: instant, call }),
  /** Replaces the leaderboard subscriptions of the tab. */
  boards: v.object({
    from: id,
    boards: v.pipe(
      v.array(board),
      v.check((all) => all.length <= limits.boards),
    ),
  }),
  /** Asks the leader to reopen a refused connection. */
  open: v.object({ from: id }),
  /** Reports that the tab stops sharing the connection. */
  bye: v.object({ from: id }),
  /** Reports to all tabs that the member's session has ended. */
  sessionEnd: v.object({ from: id }),
};

/** Messages from the leader to the other tabs, by kind. */
const fromLeader = {
  /**
   * `unsent` contains the ids of calls that the previous connection did not send before it was lost. The
   * calls may be from any tab, and will never be sent.
   */
  state: v.object({
    epoch,
    state,
    unsent: v.pipe(
      v.array(id),
      v.check((all) => all.length <= limits.unsent),
    ),
  }),
  reply: v.object({ epoch, to: id, delivery }),
  /**
   * Reports that the call with this id was not sent and never will be, although the connection is not lost.
   */
  unsent: v.object({ epoch, to: id, id }),
  callback: v.object({ epoch, delivery }),
  board: v.object({ epoch, entityId: text(200), delivery }),
  error: v.object({ epoch, message: text(limits.headerText) }),
};

const messages = { ...fromTab, ...fromLeader };

type MessageOf<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  [Kind in keyof Schemas]: { readonly kind: Kind } & v.InferOutput<Schemas[Kind]>;
}[keyof Schemas];

/** A message from the leader. */
export type LeaderMessage = MessageOf<typeof fromLeader>;

/** A message that any tab may send. */
export type FollowerMessage = MessageOf<typeof fromTab>;

/** A message between tabs. */
export type TabMessage = FollowerMessage | LeaderMessage;

/** Checks a message. @returns undefined if `data` is not a valid message */
export function readMessage(data: unknown): TabMessage | undefined {
  const { kind } = isRecord(data) ? data : {};
  if (typeof kind !== "string" || !Object.hasOwn(messages, kind)) return undefined;
  const read = v.safeParse(messages[kind as keyof typeof messages], data);
  return read.success ? ({ ...read.output, kind } as TabMessage) : undefined;
}

export const isOfLeader = (message: TabMessage): message is LeaderMessage => message.kind in fromLeader;

/** Whether a call creates a token. Calls that create a token are never relayed. */
export const createsToken = ({ destination }: { readonly destination: string }): boolean =>
  destination === tokenCall;

import * as v from "valibot";
import { isRecord } from "../../utils/is-record";
import { maxBodySize } from "../../http/body";

/*
 * What tabs tell each other. Any script of the origin can write on the channel: everything is checked and bounded when
 * it is read, and no message ever holds a token (S14).
 */

/** Bounds of what a tab may ask of another one. */
const limits = { boards: 100, headers: 50, headerText: 4000, callText: 100_000 } as const;

/** A clock that was set back between two terms may leave one a little in the future, milliseconds. */
const maxClockSkew = 60_000;

const isText = (value: unknown, length: number): value is string =>
  typeof value === "string" && value.length <= length;

const text = (length: number) => v.custom<string>((value) => isText(value, length));
const textLike = (pattern: RegExp) => v.custom<string>((value) => isText(value, 100) && pattern.test(value));
const safeInteger = (isRight: (value: number) => boolean) =>
  v.custom<number>(
    (value) => Number.isSafeInteger(value) && (value as number) >= 0 && isRight(value as number),
  );

const id = textLike(/^[\w-]{1,64}$/);
const count = safeInteger(() => true);
const ranks = safeInteger((value) => value <= 1000);
const instant = v.custom<number>(Number.isFinite);

const link = v.object({
  leader: id,
  term: safeInteger((term) => term <= Date.now() + maxClockSkew),
  connection: count,
});

const state = v.union([
  v.object({ status: v.union([v.literal("idle"), v.literal("offline")]) }),
  v.object({ status: v.literal("connecting"), attempt: count }),
  v.object({
    status: v.literal("connected"),
    transport: v.union([v.literal("websocket"), v.literal("sockjs")]),
  }),
  v.object({ status: v.literal("waiting"), attempt: count, until: instant }),
  v.object({ status: v.literal("refused"), reason: text(limits.headerText) }),
]);

/** Makes a token, which must not go through a channel that any script of the origin can hear. */
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

/** A frame may be as large on the leader's own connection. */
const delivery = v.object({ headers, body: text(2 * maxBodySize) });

/** Of a tab to the leader, whoever that is; `call` to the leader of its link alone. */
const fromTab = {
  /** "Who leads, and how is it?" A tab that is looked at must have an answer soon, and a hidden leader make room for it. */
  ask: v.object({ kind: v.literal("ask"), from: id, isVisible: v.boolean() }),
  /** @property sentAt milliseconds since 1970: a leader that slept must not put an old call on the wire. */
  call: v.object({ kind: v.literal("call"), from: id, link, sentAt: instant, call }),
  /** All boards that the tab looks at, in the place of those before. */
  boards: v.object({
    kind: v.literal("boards"),
    from: id,
    boards: v.pipe(
      v.array(board),
      v.check((all) => all.length <= limits.boards),
    ),
  }),
  /** "A refused line shall try again." */
  open: v.object({ kind: v.literal("open"), from: id }),
  bye: v.object({ kind: v.literal("bye"), from: id }),
  /** "The member's session is over." To all. */
  sessionEnd: v.object({ kind: v.literal("sessionEnd"), from: id }),
};

/** Of the leader to the others. */
const fromLeader = {
  state: v.object({ kind: v.literal("state"), link, state }),
  reply: v.object({ kind: v.literal("reply"), link, to: id, delivery }),
  /** The call with this id was not put on the wire, and never will be. */
  unsent: v.object({ kind: v.literal("unsent"), link, to: id, id }),
  callback: v.object({ kind: v.literal("callback"), link, delivery }),
  board: v.object({ kind: v.literal("board"), link, entityId: text(200), delivery }),
  error: v.object({ kind: v.literal("error"), link, message: text(limits.headerText) }),
};

const messages = { ...fromTab, ...fromLeader };

/** What one tab tells the others. */
export type TabMessage = v.InferOutput<(typeof messages)[keyof typeof messages]>;

/** Of those, what a leader says. */
export type LeaderMessage = Extract<TabMessage, { link: unknown; kind: keyof typeof fromLeader }>;

/** What any tab may say. */
export type FollowerMessage = Exclude<TabMessage, LeaderMessage>;

/** Undefined for what is no message of ours. */
export function readMessage(data: unknown): TabMessage | undefined {
  const kind = isRecord(data) ? String(data.kind) : "";
  if (!Object.hasOwn(messages, kind)) return undefined;
  const read = v.safeParse(messages[kind as keyof typeof messages], data);
  return read.success ? read.output : undefined;
}

export const isOfLeader = (message: TabMessage): message is LeaderMessage => message.kind in fromLeader;

/** Whether a call makes a token: such a call stays in its tab. */
export const makesToken = ({ destination }: { readonly destination: string }): boolean =>
  destination === tokenCall;

import type { calls } from "../../../../src/gamification/call-names";

/** A call as captured from the platform's own client (protocol section 1). */
export interface CapturedCall {
  readonly name: keyof typeof calls;
  /** Text of the captured frame. */
  readonly frame: string;
  readonly id: string;
  /** Request that makes our client send the captured frame, or undefined for calls without a request. */
  readonly request: unknown;
}

function captured(name: CapturedCall["name"], id: string, length: number, body: string): CapturedCall {
  const frame = `SEND\ndestination:/gapi/${name}\nmessage-id:${id}\ncontent-length:${length}\n\n${body}\0`;
  const { body: request } = JSON.parse(body) as { readonly body: unknown };
  return { name, frame, id, request };
}

/** Calls whose whole frame was captured. */
const wholeFrames: readonly CapturedCall[] = [
  captured(
    "getMember",
    "3c182d8d-0e87-4605-9b09-8153d2c11bec",
    101,
    '{"body":{"includeCustomFields":[],"includeFields":["name","memberRefId"],"includeMetaDataFields":[]}}',
  ),
  captured(
    "getAchievements",
    "ebf7f07f-1981-4133-988c-d4c81cf2f21d",
    242,
    '{"body":{"achievementFilter":{"includeOptInState":true,"tags":[],"ids":[],"sortBy":[{"queryField":"created","order":"Desc"}],"skip":0,"limit":20,"statusCode":{"moreThan":20,"lessThan":30},"constraints":[],"productIds":[]},"languageKey":"it"}}',
  ),
  captured(
    "subscribeToLeaderboard",
    "4b829488-7bde-4c11-83d7-dec1601384c1",
    140,
    '{"body":{"entityId":"c1","action":"Subscribe","leaderboardFilter":{"topRanksToInclude":50,"ranksAboveToInclude":2,"ranksBelowToInclude":2}}}',
  ),
  captured(
    "updateMessagesState",
    "a861325e-126c-4984-a36a-278f0b6b2228",
    40,
    '{"body":[{"id":["m1"],"status":"Read"}]}',
  ),
  captured(
    "playInstantWin",
    "6c311086-f322-4301-95e5-3516d54b32e4",
    70,
    '{"body":{"instantWinId":"iw1","languageKey":"it","currencyKey":"EUR"}}',
  ),
  captured("heartbeat", "0f631f75-b4d9-4d61-b5ac-929e4a731fa0", 11, '{"body":{}}'),
];

/** Calls whose body alone was captured. */
const bodies: readonly (readonly [CapturedCall["name"], string])[] = [
  ["claimAwards", '{"body":{"awardIds":["w1"]}}'],
  ["manageOptin", '{"body":{"entityId":"a1","entityType":"Achievement","action":"join"}}'],
  [
    "optInStates",
    '{"body":{"optinStatesFilter":{"ids":["a1"],"entityTypes":["Achievement"],"statusCodes":{"gt":-5,"lt":40},"skip":0,"limit":1}}}',
  ],
  ["getAwards", '{"body":{"awardFilter":{"skip":0,"limit":20},"languageKey":"it","currencyKey":"EUR"}}'],
  [
    "listInstantWins",
    '{"body":{"instantWinFilter":{"skip":0,"limit":20},"languageKey":"it","currencyKey":"EUR"}}',
  ],
  ["listCallbacks", '{"body":{}}'],
];

export const capturedCalls: readonly CapturedCall[] = [
  ...wholeFrames,
  ...bodies.map(([name, body], at) =>
    captured(name, `00000000-0000-4000-8000-00000000000${at}`, body.length, body),
  ),
];

/** @param token replaces the captured token, which is no longer valid */
export const capturedConnect = (token = "TESTTOKEN") =>
  `CONNECT\nlogin:Bearer\npasscode:${token}\naccept-version:1.0,1.1,1.2\nheart-beat:4000,4000\n\n\0`;

export const capturedSubscriptions = [
  "SUBSCRIBE\nid:sub-0\ndestination:/user/queue/rpc-results\n\n\0",
  "SUBSCRIBE\nid:sub-1\ndestination:/user/queue/callbacks\n\n\0",
];

/**
 * Frame without a destination that the platform's own client sends once. It must have no effect (protocol
 * section 4).
 */
export const strayFrame = "SEND\ndestination:\ncontent-length:2\n\n{}\0";

export const capturedGoodbye = "DISCONNECT\nreceipt:close-2\n\n\0";

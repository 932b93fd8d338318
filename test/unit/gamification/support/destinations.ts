import { expect } from "vitest";
import type { Model } from "../../../../sandbox/model";
import type { calls } from "../../../../src/gamification/call-names";

export type Name = keyof typeof calls;

/** Outcome of a call: a reply, or the kind of its failure. */
export type End = "answered" | "remote" | "unauthorised";

export interface DestinationRow {
  readonly name: Name;
  /** A request that the member Giulia may make and that finds an entity of the simulated space. */
  readonly request: unknown;
  readonly objectType: string;
  /** A part of the reply that Giulia receives. */
  readonly finds: object;
  /** Role that a token needs (protocol section 3). */
  readonly role: string | undefined;
  /** Outcome of the request if a visitor makes it. */
  readonly forVisitor: End;
}

const row = (
  name: Name,
  request: unknown,
  objectType: string,
  finds: object,
  role?: string,
  forVisitor: End = "answered",
): DestinationRow => ({ name, request, objectType, finds, role, forVisitor });

const ruota = { instantWinId: "iw-ruota" };
const esploratore = { entityId: "ach-esploratore", entityType: "Achievement" };

/** Part of a reply whose data is a list with this first item. */
const list = (first: object) => ({ data: { 0: first } });

/** Every destination of the platform. A visitor has no awards, no messages and no opt-in states. */
export const destinationRows: readonly DestinationRow[] = [
  row(
    "claimAwards",
    { awardIds: ["awa-da-riscattare"] },
    "AwardResponse",
    list({ id: "awa-da-riscattare", claimed: true }),
    "ClaimAwards",
    "remote",
  ),
  row("createMemberToken", { member: "mem-giulia" }, "MemberTokenResponse", {
    data: { jwtToken: expect.stringContaining(".") as unknown },
  }),
  row(
    "declineAwards",
    { awardIds: ["awa-senza-date"] },
    "AwardResponse",
    list({ id: "awa-senza-date", status: "Declined" }),
    "ClaimAwards",
    "remote",
  ),
  row(
    "donateInstantWinPlays",
    { ...ruota, numberOfPlaysToDonate: 1 },
    "InstantWinsAvailablePlayResponse",
    list({ ...ruota, remainingPlays: 2 }),
    "ViewInstantWinsAvailablePlays",
    "unauthorised",
  ),
  row(
    "getAchievements",
    { achievementFilter: { includeOptInState: true, limit: 50 } },
    "AchievementResponse",
    { meta: { resultCount: 47 }, ...list({ id: "ach-dieci-mani" }) },
    "ViewAchievements",
  ),
  row(
    "getActiveEntitiesCount",
    {},
    "ModelCountResponse",
    { modelCount: { Achievement: 18, InstantWin: 5 } },
    "ViewAchievements",
  ),
  row(
    "getAwards",
    { awardFilter: { limit: 50 } },
    "AwardResponse",
    list({ id: "awa-da-riscattare", memberId: "mem-giulia" }),
    "ViewAwards",
  ),
  row(
    "getCompetitions",
    { competitionFilter: { limit: 50 } },
    "CompetitionResponse",
    list({ id: "com-autunno" }),
    "ViewCompetitions",
  ),
  row(
    "getContests",
    { contestFilter: { limit: 50, constraints: ["includeOptInStatus"] } },
    "ContestResponse",
    list({ id: "con-autunno-1", competitionId: "com-autunno" }),
    "ViewContests",
  ),
  row(
    "getFiles",
    { parentFolderPath: "/instant-wins", repositoryId: "repo-vetrina" },
    "FileObjectResponse",
    list({ id: "file-iw-ruota" }),
  ),
  row(
    "getGraph",
    { ids: ["mis-giro-del-casino"], entityType: "Achievement" },
    "EntityGraphResponse",
    { data: { nodes: { 0: { entityId: "mis-giro-del-casino" } } } },
    "ViewMissions",
    "unauthorised",
  ),
  row(
    "getInstantWinAvailablePlays",
    { instantWinIds: ["iw-ruota"] },
    "InstantWinsAvailablePlayResponse",
    list({ ...ruota, remainingPlays: 3 }),
    "ViewInstantWinsAvailablePlays",
    "unauthorised",
  ),
  row(
    "getMember",
    { includeFields: ["ALL"], includeCustomFields: ["livello"] },
    "MemberResponse",
    { data: { id: "mem-giulia", customFields: { livello: "Argento" } } },
    "ViewMembers",
  ),
  row(
    "getMessages",
    { messageFilter: { limit: 50 } },
    "MessageResponse",
    list({ id: "msg-benvenuta" }),
    "ViewMessages",
  ),
  row(
    "getMissionStates",
    { missionStatesFilter: {}, includes: ["description"] },
    "MissionStatesResponse",
    list({ id: "mis-giro-del-casino" }),
  ),
  row(
    "getProducts",
    { productFilter: {} },
    "ProductResponse",
    list({ id: "prod-baccarat" }),
    "ViewProducts",
    "unauthorised",
  ),
  row("getRewards", { entityFilter: [] }, "RewardResponse", list({ id: "rew-dieci-mani" }), "ViewRewards"),
  row(
    "getRules",
    { entityFilter: [{ entityType: "Contest", entityIds: ["con-autunno-1"] }] },
    "RuleResponse",
    list({ id: "rule-autunno" }),
    "ViewRules",
  ),
  row("heartbeat", {}, "Heartbeat", {}),
  row("listCallbacks", {}, "CallbacksResponse", { callback: { 0: { name: "entityChanged" } } }),
  row(
    "listInstantWins",
    { instantWinFilter: {} },
    "InstantWinResponse",
    list({ id: "iw-ruota" }),
    "ViewInstantWin",
    "unauthorised",
  ),
  row(
    "manageOptin",
    { ...esploratore, action: "join" },
    "OptInResponse",
    list({ ...esploratore, statusCode: 10 }),
    "ViewMembers",
    "unauthorised",
  ),
  row(
    "optInStates",
    { optinStatesFilter: { limit: 50 } },
    "OptInResponse",
    list({ entityId: "ach-dieci-mani", statusCode: 25 }),
    "ViewMembers",
  ),
  row(
    "playInstantWin",
    ruota,
    "InstantWinPlayResponse",
    list({ remainingPlays: 2 }),
    "PlayInstantWin",
    "unauthorised",
  ),
  row(
    "subscribeToLeaderboard",
    { entityId: "con-autunno-1", action: "Subscribe", leaderboardFilter: { topRanksToInclude: 10 } },
    "LeaderboardResponse",
    { data: { id: "con-autunno-1", leaderboardEntries: { 0: { rank: 1 } } } },
  ),
  row(
    "updateMessagesState",
    [{ id: ["msg-benvenuta"], status: "Read" }],
    "ApiResponse",
    { results: { 0: { id: "msg-benvenuta", result: "UPDATED" } } },
    undefined,
    "remote",
  ),
];

/**
 * Returns the row's request. For a member token, the operator's key is added, because it differs in each
 * model.
 */
export const requestOf = ({ name, request }: DestinationRow, { gamification: { apiKey } }: Model): unknown =>
  name === "createMemberToken" ? { ...(request as object), apiKey } : request;

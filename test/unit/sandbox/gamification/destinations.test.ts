// @vitest-environment node
import { describe, expect, it } from "vitest";
import { publicRoles } from "../../../../sandbox/model";
import { destinations } from "../../../../sandbox/model/gamification/calls/destinations";
import { calls } from "../../../../src/gamification/calls/all";
import { startBroker, type WireReply } from "./client";

type Name = keyof typeof calls;

type Row = readonly [name: Name, request: unknown, objectType: string, role?: string];

/** A request that finds something, the type of its reply, and the role that it needs (protocol section 3). */
const rows: readonly Row[] = [
  ["claimAwards", { awardIds: ["awa-da-riscattare"] }, "AwardResponse", "ClaimAwards"],
  ["createMemberToken", { apiKey: "", member: "mem-giulia" }, "MemberTokenResponse"],
  ["declineAwards", { awardIds: ["awa-senza-date"] }, "AwardResponse", "ClaimAwards"],
  [
    "donateInstantWinPlays",
    { instantWinId: "iw-ruota", numberOfPlaysToDonate: 1 },
    "InstantWinsAvailablePlayResponse",
    "ViewInstantWinsAvailablePlays",
  ],
  [
    "getAchievements",
    { achievementFilter: { includeOptInState: true, limit: 50 } },
    "AchievementResponse",
    "ViewAchievements",
  ],
  ["getActiveEntitiesCount", {}, "ModelCountResponse", "ViewAchievements"],
  ["getAwards", { awardFilter: { limit: 50 } }, "AwardResponse", "ViewAwards"],
  ["getCompetitions", { competitionFilter: { limit: 50 } }, "CompetitionResponse", "ViewCompetitions"],
  [
    "getContests",
    { contestFilter: { limit: 50, constraints: ["includeOptInStatus"] } },
    "ContestResponse",
    "ViewContests",
  ],
  ["getFiles", { parentFolderPath: "/instant-wins", repositoryId: "repo-vetrina" }, "FileObjectResponse"],
  [
    "getGraph",
    { ids: ["mis-giro-del-casino"], entityType: "Achievement" },
    "EntityGraphResponse",
    "ViewMissions",
  ],
  [
    "getInstantWinAvailablePlays",
    { instantWinIds: ["iw-ruota"] },
    "InstantWinsAvailablePlayResponse",
    "ViewInstantWinsAvailablePlays",
  ],
  [
    "getMember",
    { includeFields: ["ALL"], includeCustomFields: ["livello"] },
    "MemberResponse",
    "ViewMembers",
  ],
  ["getMessages", { messageFilter: { limit: 50 } }, "MessageResponse", "ViewMessages"],
  ["getMissionStates", { missionStatesFilter: {}, includes: ["description"] }, "MissionStatesResponse"],
  ["getProducts", { productFilter: {} }, "ProductResponse", "ViewProducts"],
  ["getRewards", { entityFilter: [] }, "RewardResponse", "ViewRewards"],
  [
    "getRules",
    { entityFilter: [{ entityType: "Contest", entityIds: ["con-autunno-1"] }] },
    "RuleResponse",
    "ViewRules",
  ],
  ["heartbeat", {}, "Heartbeat"],
  ["listCallbacks", {}, "CallbacksResponse"],
  ["listInstantWins", { instantWinFilter: {} }, "InstantWinResponse", "ViewInstantWin"],
  [
    "manageOptin",
    { entityId: "ach-esploratore", entityType: "Achievement", action: "join" },
    "OptInResponse",
    "ViewMembers",
  ],
  ["optInStates", { optinStatesFilter: { limit: 50 } }, "OptInResponse", "ViewMembers"],
  ["playInstantWin", { instantWinId: "iw-ruota" }, "InstantWinPlayResponse", "PlayInstantWin"],
  [
    "subscribeToLeaderboard",
    { entityId: "con-autunno-1", action: "Subscribe", leaderboardFilter: { topRanksToInclude: 10 } },
    "LeaderboardResponse",
  ],
  ["updateMessagesState", [{ id: ["msg-benvenuta"], status: "Read" }], "ApiResponse"],
];

const table = rows.map(([name, request, objectType, role]) => ({ name, request, objectType, role }));

/** Everything that a list of any kind holds. */
const itemsOf = ({ data, results, callback }: WireReply) => {
  const items: unknown = data ?? results ?? callback ?? [];
  return Array.isArray(items) ? items : [items];
};

describe("every destination", () => {
  it("is in the table, and the table has no other", () => {
    const names = table.map(({ name }) => name).sort();
    expect(names).toEqual(Object.keys(calls).sort());
    expect(names).toEqual(Object.keys(destinations).sort());
  });

  it.each(table)(
    "$name answers with something that its schema keeps whole",
    ({ name, request, objectType }) => {
      const { model, player } = startBroker();
      const client = player();
      const asked =
        name === "createMemberToken"
          ? { ...(request as object), apiKey: model.gamification.apiKey }
          : request;
      const reply = client.call(name, asked);
      expect(client.frames.at(-1)?.headers.get("objectType")).toBe(objectType);
      expect(reply?.errors ?? []).toEqual([]);
      const read = calls[name].read(reply) as WireReply;
      expect(itemsOf(read)).toHaveLength(itemsOf(reply ?? {}).length);
      if (name !== "heartbeat" && name !== "getActiveEntitiesCount") expect(itemsOf(read)).not.toEqual([]);
    },
  );

  it.each(table)("$name is for whoever has the role it needs", ({ name, request, objectType, role }) => {
    const client = startBroker().visitor();
    const reply = client.call(name, request);
    const isOpen = role === undefined || publicRoles.some((known) => known === role);
    const statuses = (reply?.errors ?? []).map(({ status }) => status);
    if (isOpen) expect(reply?.errors?.[0]?.message ?? "").not.toContain("Serve il ruolo");
    else expect(statuses).toEqual([403]);
    expect(client.frames.at(-1)?.headers.get("objectType")).toBe(objectType);
  });

  it("that nobody knows is an exception of the platform's", () => {
    const client = startBroker().player();
    for (const name of ["getEverything", "__proto__", "constructor"]) {
      expect(client.call(name)?.errors?.[0]?.status).toBe(404);
      expect(client.frames.at(-1)?.headers.get("objectType")).toBe("ApiException");
    }
  });

  it.each(table)("$name bears any request", ({ name }) => {
    const client = startBroker().player();
    for (const request of [null, 1, "a", [], [1], { awardFilter: 1, ids: {}, sortBy: [null], limit: "x" }]) {
      expect(client.call(name, request), JSON.stringify(request)).toBeTypeOf("object");
    }
  });
});

describe("a visitor", () => {
  it("sees what is public and cannot take part", () => {
    const client = startBroker().visitor();
    expect(client.call("getCompetitions", { competitionFilter: {} })?.data).not.toEqual([]);
    expect(client.call("getAwards", { awardFilter: {} })?.data).toEqual([]);
    const join = { entityId: "ach-esploratore", entityType: "Achievement", action: "join" };
    expect(client.call("manageOptin", join)?.errors?.[0]?.status).toBe(403);
  });
});

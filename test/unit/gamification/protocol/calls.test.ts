// @vitest-environment node
import { describe, expect, it } from "vitest";
import { calls } from "../../../../src/gamification/call-names";
import type { RequestOf } from "../../../../src/gamification/protocol";

/** Each destination with its kind and the name of its body in specification section 5. */
const destinations = [
  ["claimAwards", "write", "claimAwardRequest"],
  ["createMemberToken", "write", "memberTokenRequest"],
  ["declineAwards", "write", "declineAwardRequest"],
  ["donateInstantWinPlays", "write", "instantWinDonateRequest"],
  ["getAchievements", "read", "achievementRequest"],
  ["getActiveEntitiesCount", "read", "modelCountRequest"],
  ["getAwards", "read", "awardRequest"],
  ["getCompetitions", "read", "competitionRequest"],
  ["getContests", "read", "contestRequest"],
  ["getFiles", "read", "fileRequest"],
  ["getGraph", "read", "entityGraphRequest"],
  ["getInstantWinAvailablePlays", "read", "instantWinAvailablePlaysRequest"],
  ["getMember", "read", "memberRequest"],
  ["getMessages", "read", "messageRequest"],
  ["getMissionStates", "read", "missionStatesRequest"],
  ["getProducts", "read", "productRequest"],
  ["getRewards", "read", "rewardRequest"],
  ["getRules", "read", "entityRequest"],
  ["heartbeat", "read", undefined],
  ["listCallbacks", "read", undefined],
  ["listInstantWins", "read", "instantWinRequest"],
  ["manageOptin", "write", "manageOptinRequest"],
  ["optInStates", "read", "optInStatesRequest"],
  ["playInstantWin", "write", "instantWinPlayRequest"],
  ["subscribeToLeaderboard", "read", "leaderboardSubscriptionRequest"],
  ["updateMessagesState", "write", "body"],
] as const;

describe("the calls of the platform", () => {
  it("match the 26 destinations of the specification", () => {
    const listed = Object.entries(calls).map(([key, { name, kind, parameter }]) => [
      key,
      name,
      kind,
      parameter,
    ]);
    expect(listed).toEqual(destinations.map(([name, ...rest]) => [name, name, ...rest]));
  });
});

describe("the value of a call", () => {
  it("is a list with its meta, without the rest of the envelope", () => {
    const reply = {
      meta: { totalRecordsFound: 41, skip: 20, limit: 20, objectType: "Award", resultCount: 1 },
      data: [{ id: "w1", status: "Issued", statusCode: 15, activeUntil: "2026-11-21T12:00:00.000+0000" }],
      errors: [],
    };
    const { meta, data, ...rest } = calls.getAwards.read(reply);
    expect(meta?.totalRecordsFound).toBe(41);
    expect(data).toMatchObject([{ id: "w1", activeUntil: Date.UTC(2026, 10, 21, 12) }]);
    expect(rest).toEqual({});
  });

  it("is an empty list if the platform finds nothing", () => {
    for (const reply of [{}, { data: null }, { data: [] }]) {
      expect(calls.getContests.read(reply).data).toEqual([]);
    }
  });

  it("is a single object if the call requests one", () => {
    expect(calls.getMember.read({ data: { id: "m", name: "Giulia" } }).data.name).toBe("Giulia");
    expect(calls.getGraph.read({ data: { nodes: [{ entityId: "a" }] } }).data).toMatchObject({
      nodes: [{ entityId: "a" }],
      graphs: [],
    });
    expect(calls.createMemberToken.read({ data: { jwtToken: "t", modelCount: { a: 1 } } }).data).toEqual({
      jwtToken: "t",
      modelCount: { a: 1 },
    });
    const board = calls.subscribeToLeaderboard.read({
      data: { id: "c1", sequence: 3, leaderboardEntries: [{ rank: 1, members: [{ memberId: "m" }] }] },
    });
    expect(board.data.leaderboardEntries[0]?.members[0]?.memberId).toBe("m");
  });

  it("contains the platform's own field, such as `modelCount`, if the reply has no `data`", () => {
    const callback = [{ name: "entityChanged", constraints: [] }];
    expect(calls.listCallbacks.read({ callback })).toEqual({ callback });
    expect(calls.getActiveEntitiesCount.read({ modelCount: { Achievement: 3 } }).modelCount).toEqual({
      Achievement: 3,
    });
    const results = [{ id: "m1", result: "Updated", relations: [] }];
    const meta = { objectType: "Message", resultCount: 1, errorCount: 0, totalRecords: 1 };
    expect(calls.updateMessagesState.read({ meta, results })).toEqual({ meta, results });
    expect(calls.heartbeat.read({})).toEqual({});
  });

  it.each([
    ["getAwards", { data: {} }],
    ["getAwards", { data: "none" }],
    ["getAwards", []],
    ["getMember", {}],
    ["getMember", { data: null }],
    ["getMember", { data: { name: "without an id" } }],
    ["getGraph", {}],
    ["createMemberToken", { data: { jwtToken: null } }],
    ["getActiveEntitiesCount", {}],
    ["listCallbacks", { callback: {} }],
  ] as const)("is rejected if %s gets the reply %j", (name, reply) => {
    const isList = Array.isArray(reply);
    const read = () => calls[name].read(isList ? "text" : reply);
    expect(read).toThrow(expect.objectContaining({ name: "ValiError" }));
  });
});

describe("the requests of calls", () => {
  const wire = <Name extends keyof typeof calls>(_: Name, request: RequestOf<(typeof calls)[Name]>) =>
    JSON.stringify({ body: request });

  it("are sent exactly as given, identical to the captured bodies", () => {
    expect(
      wire("getAchievements", {
        achievementFilter: {
          includeOptInState: true,
          tags: [],
          ids: [],
          sortBy: [{ queryField: "created", order: "Desc" }],
          skip: 0,
          limit: 20,
          statusCode: { moreThan: 20, lessThan: 30 },
          constraints: [],
          productIds: [],
        },
        languageKey: "it",
      }),
    ).toBe(
      '{"body":{"achievementFilter":{"includeOptInState":true,"tags":[],"ids":[],"sortBy":[{"queryField":"created","order":"Desc"}],"skip":0,"limit":20,"statusCode":{"moreThan":20,"lessThan":30},"constraints":[],"productIds":[]},"languageKey":"it"}}',
    );
    expect(
      wire("optInStates", {
        optinStatesFilter: {
          ids: ["a1"],
          entityTypes: ["Achievement"],
          statusCodes: { gt: -5, lt: 40 },
          skip: 0,
          limit: 1,
        },
      }),
    ).toBe(
      '{"body":{"optinStatesFilter":{"ids":["a1"],"entityTypes":["Achievement"],"statusCodes":{"gt":-5,"lt":40},"skip":0,"limit":1}}}',
    );
    expect(wire("updateMessagesState", [{ id: ["m1"], status: "Read" }])).toBe(
      '{"body":[{"id":["m1"],"status":"Read"}]}',
    );
    expect(wire("manageOptin", { entityId: "a1", entityType: "Achievement", action: "join" })).toBe(
      '{"body":{"entityId":"a1","entityType":"Achievement","action":"join"}}',
    );
    expect(
      wire("subscribeToLeaderboard", {
        entityId: "c1",
        action: "Subscribe",
        leaderboardFilter: { topRanksToInclude: 50, ranksAboveToInclude: 2, ranksBelowToInclude: 2 },
      }),
    ).toBe(
      '{"body":{"entityId":"c1","action":"Subscribe","leaderboardFilter":{"topRanksToInclude":50,"ranksAboveToInclude":2,"ranksBelowToInclude":2}}}',
    );
    expect(wire("playInstantWin", { instantWinId: "iw1", languageKey: "it", currencyKey: "EUR" })).toBe(
      '{"body":{"instantWinId":"iw1","languageKey":"it","currencyKey":"EUR"}}',
    );
  });
});

// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import {
  type Call,
  getAchievements,
  getMember,
  heartbeat,
  playInstantWin,
  updateMessagesState,
} from "../../../../src/gamification";
import { calls } from "../../../../src/gamification/calls/all";
import { connected, outcomeOf, settled, startClient } from "../support/start-client";

/** Ids are random, and the newer STOMP client names the versions in another order. */
const comparable = (frame: string) =>
  frame
    .replace(/(message-id:)[\da-f-]{36}/, "$1<id>")
    .replace(/accept-version:.*/, "accept-version:<versions>");

describe("what goes onto the wire", () => {
  it("begins as the platform's own client does, byte for byte", async () => {
    const h = startClient();
    const token = h.model.gamification.tokens.publicToken();
    h.getToken.mockResolvedValue(token);
    await connected(h.client);
    expect(h.network.sent.map(comparable)).toEqual([
      `CONNECT\nlogin:Bearer\npasscode:${token}\naccept-version:<versions>\nheart-beat:4000,4000\n\n\0`,
      "SUBSCRIBE\nid:sub-0\ndestination:/user/queue/rpc-results\n\n\0",
      "SUBSCRIBE\nid:sub-1\ndestination:/user/queue/callbacks\n\n\0",
    ]);
  });

  it.each<[Call<unknown, unknown>, unknown, number, string]>([
    [
      getMember,
      { includeCustomFields: [], includeFields: ["name", "memberRefId"], includeMetaDataFields: [] },
      101,
      '{"body":{"includeCustomFields":[],"includeFields":["name","memberRefId"],"includeMetaDataFields":[]}}',
    ],
    [
      getAchievements,
      {
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
      },
      242,
      '{"body":{"achievementFilter":{"includeOptInState":true,"tags":[],"ids":[],"sortBy":[{"queryField":"created","order":"Desc"}],"skip":0,"limit":20,"statusCode":{"moreThan":20,"lessThan":30},"constraints":[],"productIds":[]},"languageKey":"it"}}',
    ],
    [updateMessagesState, [{ id: ["m1"], status: "Read" }], 40, '{"body":[{"id":["m1"],"status":"Read"}]}'],
    [
      playInstantWin,
      { instantWinId: "iw1", languageKey: "it", currencyKey: "EUR" },
      70,
      '{"body":{"instantWinId":"iw1","languageKey":"it","currencyKey":"EUR"}}',
    ],
    [heartbeat, undefined, 11, '{"body":{}}'],
  ])("%#. is a call as it was captured", async (call, request, length, body) => {
    const h = startClient();
    await connected(h.client);
    h.network.sent.length = 0;
    void outcomeOf(h.client.call(call, request));
    await settled();
    expect(h.network.sent.map(comparable)).toEqual([
      `SEND\ndestination:/gapi/${call.name}\nmessage-id:<id>\ncontent-length:${length}\n\n${body}\0`,
    ]);
  });

  it("is a subscription to a board as it was captured, and a goodbye", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.sent.length = 0;
    const filter = { topRanksToInclude: 50, ranksAboveToInclude: 2, ranksBelowToInclude: 2 };
    h.client.board("c1", filter, () => undefined);
    const closed = h.client.close();
    await settled();
    await closed;
    expect(h.network.sent.map(comparable)).toEqual([
      'SEND\ndestination:/gapi/subscribeToLeaderboard\nmessage-id:<id>\ncontent-length:140\n\n{"body":{"entityId":"c1","action":"Subscribe","leaderboardFilter":{"topRanksToInclude":50,"ranksAboveToInclude":2,"ranksBelowToInclude":2}}}\0',
      "DISCONNECT\nreceipt:close-2\n\n\0",
    ]);
  });

  it("goes to the raw socket below the endpoint, with no list of subprotocols", async () => {
    const h = startClient({ address: "https://simulated.invalid/ws/" });
    await connected(h.client);
    expect(h.network.opened).toEqual(["wss://simulated.invalid/ws/websocket"]);
  });

  it("is not there at all for a call without its body, which is named", async () => {
    const h = startClient();
    await connected(h.client);
    for (const call of Object.values(calls) as Call<unknown, unknown>[]) {
      if (call.parameter === undefined) continue;
      await expect(h.client.call(call)).rejects.toMatchObject({
        name: "MissingParameter",
        call: call.name,
        parameter: call.parameter,
      });
    }
    expect(h.sentCalls()).toEqual([]);
  });

  it("never shows the token anywhere else", async () => {
    const token = "eyJhbGciOiJub25lIn0.e30.secretsecret";
    const spies = (["log", "debug", "info", "warn", "error"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const h = startClient({ getToken: () => Promise.resolve(token) });
    await connected(h.client);
    await settled();
    expect(h.network.sent[0]).toContain(token);
    const printed = spies.flatMap((spy) => spy.mock.calls.flat().map(String));
    expect([...h.lines, ...printed, JSON.stringify(h.states)].join()).not.toContain("secretsecret");
    for (const spy of spies) spy.mockRestore();
  });
});

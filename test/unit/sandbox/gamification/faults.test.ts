// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { controls } from "../../../../sandbox/model";
import { openClient, startBroker } from "./client";

afterEach(() => {
  vi.useRealTimers();
});

function startWithControls() {
  const started = startBroker();
  const { model } = started;
  return {
    ...started,
    fault: (fault: object) => controls["POST /sandbox/faults"]?.(model, fault),
    clear: () => controls["DELETE /sandbox/faults"]?.(model, undefined),
  };
}

describe("a broker", () => {
  it("disconnects all clients when it stops, and refuses new clients until it starts again", () => {
    const { broker, fault, player, tokenOf } = startWithControls();
    const client = player();
    fault({ broker: "stop" });
    expect([client.isClosed(), broker.isStopped(), broker.connections()]).toEqual([true, true, 0]);
    const next = openClient(broker);
    next.connect(tokenOf("giulia"));
    expect([next.isClosed(), next.frames]).toEqual([true, []]);
    fault({ broker: "start" });
    expect(player().call("heartbeat")).toEqual({});
  });

  it("keeps its sockets open during a stall and sends nothing, not even heartbeats", () => {
    vi.useFakeTimers();
    const { broker, fault, clear, tokenOf, model } = startWithControls();
    const client = openClient(broker);
    client.connect(tokenOf("giulia"), { "heart-beat": "4000,4000" });
    fault({ broker: "stall" });
    client.call("getMember");
    vi.advanceTimersByTime(60_000);
    expect([client.isClosed(), client.texts.length]).toEqual([false, 1]);
    expect(model.journal.entries().at(-1)).toMatchObject({ path: "/gapi/getMember", status: 0 });
    clear();
    vi.advanceTimersByTime(4000);
    expect(client.texts.at(-1)).toBe("\n");
  });
});

describe("a broker that sends ERROR frames", () => {
  const texts = (client: ReturnType<typeof openClient>) =>
    client.frames.map(({ command, headers }) => `${command} ${headers.get("message") ?? ""}`).slice(-1);

  it("ends every session and every connection attempt until it starts again", () => {
    const { broker, fault, player, tokenOf } = startWithControls();
    const client = player();
    fault({ broker: "error" });
    expect([client.isClosed(), texts(client)]).toEqual([true, ["ERROR Broker not available."]]);
    const next = openClient(broker);
    next.connect(tokenOf("giulia"));
    expect([next.isClosed(), texts(next)]).toEqual([true, ["ERROR Broker not available."]]);
    fault({ broker: "start" });
    expect(player().call("heartbeat")).toEqual({});
  });

  it("sends the fault's message and can keep its sockets open", () => {
    const { fault, player, broker } = startWithControls();
    const client = player();
    fault({ broker: "keepOpen" });
    fault({ broker: "error", message: "Session closed." });
    expect([client.isClosed(), texts(client)]).toEqual([false, ["ERROR Session closed."]]);
    expect(client.call("heartbeat")).toBeUndefined();
    expect(broker.connections()).toBe(0);
  });
});

describe("replies", () => {
  const repliesTo = (client: ReturnType<typeof openClient>) =>
    client.frames.map(({ headers }) => headers.get("message-id")).filter(Boolean);

  it("can have a wrong id for a given number of calls", () => {
    const { fault, player } = startWithControls();
    const client = player();
    fault({ broker: "wrongId", times: 1 });
    expect(client.call("heartbeat")).toBeUndefined();
    expect(client.call("heartbeat")).toEqual({});
    expect(repliesTo(client)).toEqual(["foreign-call-1", "call-2"]);
  });

  it("can be sent twice until the broker restarts", () => {
    const { fault, player } = startWithControls();
    const client = player();
    fault({ broker: "duplicate" });
    client.call("heartbeat");
    client.call("heartbeat");
    fault({ broker: "start" });
    client.call("heartbeat");
    expect(repliesTo(client)).toEqual(["call-1", "call-1", "call-2", "call-2", "call-3"]);
  });

  it("can have a body that is not JSON", () => {
    const { fault, player } = startWithControls();
    const client = player();
    fault({ match: "getMember", body: "html" });
    client.send("SEND", { destination: "/gapi/getMember", "message-id": "a" }, '{"body":{}}');
    expect(client.frames.at(-1)?.headers.get("message-id")).toBe("a");
    expect(client.frames.at(-1)?.body).toMatch(/<!doctype html>/);
  });

  it("have the reply type of their call and an error if the fault has a status", () => {
    const { fault, player, model } = startWithControls();
    const client = player();
    fault({ match: "getAwards", status: 503, times: 1 });
    const reply = client.call("getAwards", { awardFilter: {} });
    expect(reply).toMatchObject({ data: [], errors: [{ status: 503 }] });
    expect(client.frames.at(-1)?.headers.get("objectType")).toBe("AwardResponse");
    expect(model.journal.entries().at(-1)?.status).toBe(503);
    expect(client.call("getAwards", { awardFilter: {} })?.errors).toEqual([]);
  });

  it("can be delayed, but are not sent to a client that has disconnected", () => {
    vi.useFakeTimers();
    const { fault, player } = startWithControls();
    const client = player();
    const leaver = player();
    fault({ match: "heartbeat", delay: 5000 });
    expect(client.call("heartbeat")).toBeUndefined();
    leaver.call("heartbeat");
    leaver.leave();
    vi.advanceTimersByTime(5000);
    expect(repliesTo(client)).toEqual(["call-1"]);
    expect(repliesTo(leaver)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("can be lost with the connection after the call was executed", () => {
    const { fault, player, model } = startWithControls();
    const client = player();
    fault({ match: "playInstantWin", drop: true });
    expect(client.call("playInstantWin", { instantWinId: "iw-ruota" })).toBeUndefined();
    expect(client.isClosed()).toBe(true);
    expect(model.gamification.space.now().members["mem-giulia"]?.plays["iw-ruota"]).toBe(2);
    expect(model.journal.entries().at(-1)).toMatchObject({ path: "/gapi/playInstantWin", status: 0 });
  });
});

it("the fault `oldSnapshot` repeats the previous snapshot after a newer one, the specified number of times", () => {
  const { fault, model, player } = startWithControls();
  const client = player();
  const board = { entityId: "con-slot-lampo-1", action: "Subscribe", leaderboardFilter: {} };
  client.call("subscribeToLeaderboard", board);
  fault({ broker: "oldSnapshot", times: 2 });
  for (let step = 0; step < 3; step += 1) model.gamification.tick();
  const sequences = client.callbacks("leaderboardUpdate").map(({ sequence }) => sequence);
  expect(sequences).toEqual([2, 1, 3, 2, 4]);
});

describe("reads", () => {
  it("return the state of two seconds ago during the fault `staleRead`", () => {
    const { fault, player, model } = startWithControls();
    const client = player();
    fault({ broker: "staleRead" });
    client.call("manageOptin", { entityId: "com-poker", entityType: "Competition", action: "join" });
    const isIn = () =>
      client.call("optInStates", { optinStatesFilter: { ids: ["com-poker"] } })?.data.length === 1;
    expect(isIn()).toBe(false);
    model.clock.advance(1999);
    expect(isIn()).toBe(false);
    model.clock.advance(1);
    expect(isIn()).toBe(true);
  });
});

describe("tokens", () => {
  it("are refused after they expire, even for visitors, while new tokens are accepted", () => {
    const { broker, fault, model, player, tokenOf } = startWithControls();
    const { tokens } = model.gamification;
    const client = player();
    const mine = tokenOf("giulia");
    const visitors = tokens.publicToken();
    fault({ broker: "expireTokens" });
    for (const token of [mine, visitors]) {
      const refused = openClient(broker);
      refused.connect(token);
      expect(refused.frames[0]?.headers.get("message")).toContain("expired");
    }
    expect(client.call("heartbeat")).toEqual({});
    expect(player().frames[0]?.command).toBe("CONNECTED");
    expect(tokens.read(tokens.publicToken())).toMatchObject({ memberId: "__PUBLIC__" });
  });
});

it("a reset ends every fault and restores the space", () => {
  const { broker, fault, model, player } = startWithControls();
  player().call("claimAwards", { awardIds: ["awa-da-riscattare"] });
  fault({ broker: "stop" });
  model.reset();
  expect(broker.isStopped()).toBe(false);
  const { data } = player().call("getAwards", { awardFilter: { ids: ["awa-da-riscattare"] } }) ?? {};
  expect(data).toMatchObject([{ status: "Issued", statusCode: 15, claimed: false }]);
});

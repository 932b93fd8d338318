// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { type CallNews, getAwards, getMember, heartbeat } from "../../../../../src/gamification";
import { connected, outcomeOf, settled, startClient } from "../../support/start-client";

const own = { includeCustomFields: [] };

async function startWatching() {
  const h = startClient();
  await connected(h.client);
  const news: CallNews[] = [];
  const stop = h.client.onCall((one) => void news.push(one));
  return { ...h, news, stop };
}

describe("a listener for calls", () => {
  it("receives the start and outcome of each call, with number, name and time but without data", async () => {
    const { client, news } = await startWatching();
    const now = Date.now();
    const first = client.call(getMember, own);
    const second = client.call(heartbeat);
    expect(news).toEqual([
      { number: 1, call: "getMember", at: now },
      { number: 2, call: "heartbeat", at: now },
    ]);
    await settled();
    await Promise.all([first, second]);
    expect(news.slice(2)).toEqual([
      { number: 1, call: "getMember", at: expect.any(Number) as number, outcome: "answered" },
      { number: 2, call: "heartbeat", at: expect.any(Number) as number, outcome: "answered" },
    ]);
  });

  it("receives the failure of each call, even if the call was never sent", async () => {
    const { client, model, news } = await startWatching();
    model.faults.add({ match: "getAwards", status: 500 });
    const ends = [
      outcomeOf(client.call(getAwards, { awardFilter: {} })),
      outcomeOf(client.call(getMember, own, { signal: AbortSignal.abort() })),
      // @ts-expect-error The compiler demands the request too.
      outcomeOf(client.call(getMember)),
    ];
    await settled();
    expect(await Promise.all(ends)).toEqual(["remote", "aborted", "MissingParameter"]);
    const outcomes = news.flatMap(({ number, outcome }) => (outcome ? [[number, outcome]] : []));
    expect(outcomes.sort()).toEqual([
      [1, "remote"],
      [2, "aborted"],
      [3, "notSent"],
    ]);
  });

  it("receives only calls that are made between its addition and its removal", async () => {
    const { client, news, stop } = await startWatching();
    stop();
    const unreported = client.call(getMember, own);
    const late = vi.fn();
    client.onCall(late);
    await settled();
    await unreported;
    expect([news, late.mock.calls]).toEqual([[], []]);
  });

  it("affects neither calls nor other listeners when it throws", async () => {
    const { client, news, lines } = await startWatching();
    client.onCall(() => {
      throw new Error("a broken tool");
    });
    const call = client.call(heartbeat);
    await settled();
    expect(await call).toEqual({});
    expect(news).toHaveLength(2);
    expect(lines.filter((line) => line.includes("a broken tool"))).toHaveLength(2);
  });
});

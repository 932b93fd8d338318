// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { type CallNews, getAwards, getMember, heartbeat } from "../../../../src/gamification";
import { connected, outcomeOf, settled, startClient } from "../support/start-client";

const own = { includeCustomFields: [] };

async function watched() {
  const h = startClient();
  await connected(h.client);
  const news: CallNews[] = [];
  const stop = h.client.onCall((one) => void news.push(one));
  return { ...h, news, stop };
}

describe("who watches calls", () => {
  it("hears of each when it is made, and of its outcome, with its number and its time alone", async () => {
    const { client, news } = await watched();
    const made = Date.now();
    const [first, second] = [client.call(getMember, own), client.call(heartbeat)];
    expect(news).toEqual([
      { number: 1, call: "getMember", at: made },
      { number: 2, call: "heartbeat", at: made },
    ]);
    await settled();
    await Promise.all([first, second]);
    expect(news.slice(2)).toEqual([
      { number: 1, call: "getMember", at: expect.any(Number) as number, outcome: "answered" },
      { number: 2, call: "heartbeat", at: expect.any(Number) as number, outcome: "answered" },
    ]);
  });

  it("hears how those failed that had no answer, also those that never left", async () => {
    const { client, model, news } = await watched();
    model.faults.add({ match: "getAwards", status: 500 });
    const ends = [
      outcomeOf(client.call(getAwards, { awardFilter: {} })),
      outcomeOf(client.call(getMember, own, { signal: AbortSignal.abort() })),
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

  it("hears nothing more after the end, nor of calls that were made before", async () => {
    const { client, news, stop } = await watched();
    stop();
    const unheard = client.call(getMember, own);
    const late = vi.fn();
    client.onCall(late);
    await settled();
    await unheard;
    expect([news, late.mock.calls]).toEqual([[], []]);
  });

  it("disturbs neither calls nor other watchers by failing", async () => {
    const { client, news, lines } = await watched();
    client.onCall(() => {
      throw new Error("a bad tool");
    });
    const call = client.call(heartbeat);
    await settled();
    expect(await call).toEqual({});
    expect(news).toHaveLength(2);
    expect(lines.filter((line) => line.includes("a bad tool"))).toHaveLength(2);
  });
});

// @vitest-environment node
import { describe, expect, it, onTestFinished } from "vitest";
import { achievementList } from "../../../../src/gamification/achievements/queries";
import { publicOwner } from "../../../../src/http/resource";
import { panelsOf } from "../support/panels";
import { advance, minute, second, settled, startClient } from "../support/start-client";

const id = "ach-esploratore";

/** Starts a client with which Giulia can join an achievement while the broker does not reply. */
async function startJoin() {
  const h = startClient();
  const panels = panelsOf(h, publicOwner);
  const list = panels.list(achievementList, { status: "active", tags: [], ids: [], language: "it" });
  onTestFinished(list.subscribe());
  await settled();
  const stall = () => h.model.gamification.faults.apply("stall");
  const start = () => h.model.gamification.faults.apply("start");
  const join = () => panels.changeOptIn("Achievement", id, "join");
  const status = () => panels.writes.$states.get()[id]?.status;
  const reading = () => {
    const state = list.$state.get();
    const items = "value" in state ? state.value.items : [];
    return items.find((item) => item.id === id)?.achievement.optInStatus?.status;
  };
  const sends = () => h.sentCalls().filter((name) => name === "manageOptin").length;
  return { ...h, stall, start, join, status, reading, sends };
}

/** Longer than the longest reply and one reconnect together (reliability section 2). */
const longest = 30 * second;

describe("a join while the broker is stalled (reliability section 2)", () => {
  it.each([1, 5, 15, 19, 25, 40, 90])(
    "is reported as unknown within 30 s if the broker is stalled for %i s",
    async (seconds) => {
      const h = await startJoin();
      h.stall();
      void h.join();
      setTimeout(h.start, seconds * second);
      await advance(longest);
      expect(h.status()).toBe("unknown");
      await advance(2 * minute);
      expect([h.reading(), h.sends(), h.status()]).toEqual(["NotEntered", 1, "unknown"]);
      void h.join();
      await advance(second);
      expect([h.status(), h.sends()]).toEqual(["done", 2]);
    },
  );

  it("is resolved by a read if the platform joined the member but the reply was lost", async () => {
    const h = await startJoin();
    h.model.faults.add({ match: "/gapi/manageOptin", delay: 2 * second, times: 1 });
    void h.join();
    setTimeout(h.stall, second);
    setTimeout(h.start, 4 * second);
    await advance(12 * second);
    expect([h.status(), h.sends()]).toEqual(["done", 1]);
  });

  it("is reported as unknown within 30 s if the broker stalls repeatedly", async () => {
    const h = await startJoin();
    h.stall();
    void h.join();
    const stalls = setInterval(() => {
      h.start();
      setTimeout(h.stall, 500);
    }, 5 * second);
    onTestFinished(() => {
      clearInterval(stalls);
    });
    await advance(longest);
    expect(h.status()).toBe("unknown");
  });
});

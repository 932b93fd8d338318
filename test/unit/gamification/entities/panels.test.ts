// @vitest-environment node
import { describe, expect, it } from "vitest";
import { achievementList } from "../../../../src/gamification/achievements/queries";
import { publicOwner, type Owner } from "../../../../src/http/resource";
import { createSignal } from "../../support/environment";
import { panelsOf } from "../support/panels";
import { advance, second, settled, startClient } from "../support/start-client";

const query = { status: "active", tags: [], ids: [], language: "it" } as const;

/** The panels of Giulia, on the simulated platform. */
function startPanels() {
  const h = startClient();
  const changed = createSignal();
  let controller = new AbortController();
  const owner: Owner = { ...publicOwner, signal: () => controller.signal, onChange: changed.on };
  const panels = panelsOf(h, owner);
  const list = panels.list(achievementList, query);
  const items = () => {
    const state = list.$state.get();
    return "value" in state ? state.value.items : [];
  };
  const readingOf = (id: string) => items().find((item) => item.id === id)?.achievement.optInStatus?.status;
  const becomeAnother = () => {
    controller.abort();
    controller = new AbortController();
    changed.send();
  };
  return { ...h, panels, list, items, readingOf, becomeAnother };
}

describe("the panels of a page", () => {
  it("read running achievements with their states and rewards in two calls for any number of widgets", async () => {
    const h = startPanels();
    h.list.subscribe();
    h.panels.list(achievementList, { ...query, tags: [] }).subscribe();
    await settled();
    expect(h.sentCalls()).toEqual(["getAchievements", "getRewards"]);
    const item = h.items().find(({ id }) => id === "ach-dieci-mani");
    expect(item?.achievement.optInStatus?.percentageComplete).toEqual(expect.any(Number));
    expect(item?.rewards.map(({ entityId }) => entityId)).toEqual(["ach-dieci-mani"]);
    expect(h.items().every(({ achievement }) => achievement.status === "Active")).toBe(true);
    expect(h.items().some(({ id }) => id.startsWith("mis-"))).toBe(false);
  });

  it("show achievements without rewards if the rewards cannot be read", async () => {
    const h = startPanels();
    h.model.faults.add({ match: "/gapi/getRewards", status: 500 });
    h.list.subscribe();
    await settled();
    expect(h.list.$state.get().status).toBe("ready");
    expect(h.items().flatMap(({ rewards }) => rewards)).toEqual([]);
  });

  it("join an achievement, and show it as joined only when the platform does", async () => {
    const h = startPanels();
    h.list.subscribe();
    await settled();
    expect(h.readingOf("ach-esploratore")).toBe("NotEntered");
    const joined = h.panels.changeOptIn("Achievement", "ach-esploratore", "join");
    const again = h.panels.changeOptIn("Achievement", "ach-esploratore", "join");
    await settled();
    await advance(20 * second);
    expect([(await joined)?.status, await again]).toEqual(["done", undefined]);
    expect(h.sentCalls().filter((name) => name === "manageOptin")).toHaveLength(1);
    expect(h.readingOf("ach-esploratore")).toMatch(/Entrant|Running|Preparing/);
  });

  it("forget the outcomes of writes when another member logs in", async () => {
    const h = startPanels();
    h.list.subscribe();
    await settled();
    const joined = h.panels.changeOptIn("Achievement", "ach-esploratore", "join");
    await advance(20 * second);
    await joined;
    expect(h.panels.writes.$states.get()["ach-esploratore"]?.status).toBe("done");
    h.becomeAnother();
    expect(h.panels.writes.$states.get()).toEqual({});
  });

  it("provide the member's tags", async () => {
    const h = startPanels();
    const read = h.panels.member.read();
    await settled();
    expect(await read).toMatchObject({
      id: "mem-giulia",
      name: "Giulia",
      tags: expect.any(Array) as unknown,
    });
  });
});

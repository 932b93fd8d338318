// @vitest-environment node
import { describe, expect, it, onTestFinished } from "vitest";
import { getAchievements } from "../../../../src/gamification";
import { createEntityList } from "../../../../src/gamification/entities/entity-list";
import { publicOwner, type Owner } from "../../../../src/http/resource";
import { createClock } from "../../../../src/time/clock";
import { createLog } from "../../../../src/utils/log";
import { createSignal } from "../../support/environment";
import { advance, second, settled, startClient } from "../support/start-client";

/** A member who can be replaced by another one. */
function createMember() {
  const changed = createSignal();
  let controller = new AbortController();
  const owner: Owner = { ...publicOwner, signal: () => controller.signal, onChange: changed.on };
  return {
    owner,
    replace() {
      controller.abort();
      controller = new AbortController();
      changed.send();
    },
  };
}

/** Number of achievements: a full page of 20 and a second page that is not full. */
const total = 32;

/** A list of the first achievements of the simulated space. */
async function startList(options?: Parameters<typeof startClient>[0]) {
  const h = startClient(options);
  /** Warnings for the developer. */
  const warnings: string[] = [];
  h.model.gamification.space.update((state) => ({
    ...state,
    achievements: state.achievements.slice(0, total),
  }));
  const member = createMember();
  const list = createEntityList(
    {
      clock: createClock({ wallNow: Date.now, monotonicNow: () => performance.now() }),
      connectivity: h.connectivity,
      pageVisibility: h.pageVisibility,
      lifecycle: { subscribe: () => () => undefined } as never,
      log: { ...createLog(() => "silent"), warn: (line) => warnings.push(line) },
      owner: member.owner,
      refreshAfterMs: () => 60 * second,
    },
    h.client,
    {
      name: "achievements",
      entityTypes: ["Achievement"],
      readPage: (skip, limit, options) =>
        h.client.call(getAchievements, { achievementFilter: { skip, limit } }, options),
    },
  );
  const unsubscribe = list.subscribe();
  onTestFinished(list.dispose);
  await settled();
  const items = () => {
    const state = list.$state.get();
    return "value" in state ? state.value.items.length : undefined;
  };
  const reads = () => h.sentCalls().filter((name) => name === "getAchievements").length;
  const pushChange = (entityType: string) => {
    const body = { entityId: "ach-limiti", entityType, typeOffChange: 2 };
    h.model.gamification.push(undefined, { callback: "entityChanged", objectType: "EntityChanged", body });
  };
  return {
    ...h,
    ...member,
    list,
    warnings,
    unsubscribe,
    items,
    reads,
    pushChange,
    status: () => list.$state.get().status,
  };
}

describe("a list of entities", () => {
  it("has a first page of 20, and more pages on demand", async () => {
    const h = await startList();
    expect([h.status(), h.items(), h.reads()]).toEqual(["ready", 20, 1]);
    await Promise.all([h.list.readMore(), h.list.readMore(), settled()]);
    expect([h.items(), h.reads(), h.list.$more.get()]).toEqual([total, 2, "idle"]);
    await h.list.readMore();
    expect(h.reads()).toBe(2);
  });

  it("is read again once, with all its pages, two seconds after the last of several callbacks", async () => {
    const h = await startList();
    await Promise.all([h.list.readMore(), settled()]);
    h.pushChange("Achievement");
    await advance(1900);
    h.pushChange("Achievement");
    await advance(1900);
    expect(h.reads()).toBe(2);
    await advance(200);
    expect([h.reads(), h.items()]).toEqual([4, total]);
  });

  it("is read again within six seconds even while callbacks keep arriving", async () => {
    const h = await startList();
    for (let count = 0; count < 7; count += 1) {
      h.pushChange("Achievement");
      await advance(second);
    }
    expect(h.reads()).toBe(2);
  });

  it("is not read again after callbacks about other entities", async () => {
    const h = await startList();
    h.pushChange("Award");
    await advance(10 * second);
    expect(h.reads()).toBe(1);
  });

  it("is read again after a reconnect", async () => {
    const h = await startList();
    h.network.cut();
    await advance(9 * second);
    expect([h.reads(), h.status()]).toEqual([2, "ready"]);
  });

  it("is read again for a new member, without the previous member's items", async () => {
    const h = await startList();
    h.replace();
    expect(h.items()).toBeUndefined();
    await settled();
    expect(h.items()).toBe(20);
  });

  it("is not read without subscribers", async () => {
    const h = await startList();
    h.unsubscribe();
    h.pushChange("Achievement");
    await advance(10 * second);
    expect(h.reads()).toBe(1);
  });

  it("keeps its items if another page fails, and lets the caller request that page again", async () => {
    const h = await startList();
    h.network.mood = "refused";
    h.network.cut();
    const more = h.list.readMore();
    await advance(40 * second);
    await more;
    expect([h.items(), h.list.$more.get()]).toEqual([20, "failed"]);
    h.network.mood = "good";
    await advance(60 * second);
    await Promise.all([h.list.readMore(), settled()]);
    expect([h.items(), h.list.$more.get()]).toEqual([total, "idle"]);
  });

  it("does not log a refused connection, because the connection logs its own refusal", async () => {
    const refusal = Object.assign(new Error("no entry"), { status: 401 });
    const h = await startList({ getToken: () => Promise.reject(refusal) });
    await advance(5 * second);
    expect([h.client.$state.get().status, h.status(), h.warnings]).toEqual(["refused", "unknown", []]);
  });

  it("warns the developer that a read has failed", async () => {
    const h = await startList();
    h.model.faults.add({ match: "/gapi/getAchievements", status: 500, times: 1 });
    await advance(3 * second);
    await Promise.all([h.list.read().catch(() => undefined), settled()]);
    expect(h.warnings).toEqual(["the achievements could not be read"]);
  });
});

// @vitest-environment node
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { createPageGamification } from "../../../src/entries/page-gamification";
import { createDrift, type Gamification, getMember } from "../../../src/gamification";
import type { GamificationService } from "../../../src/services/gamification";
import { connected, settled, startClient } from "../gamification/support/start-client";

const request = { includeFields: ["name"], includeCustomFields: [] };

function start() {
  const h = startClient();
  const members: Partial<GamificationService> = { ...h.client, drift: createDrift() };
  return { ...h, page: createPageGamification(members as GamificationService) };
}

describe("the gamification client of a page", () => {
  it("does not expose atoms, and has the type of the package's client", () => {
    const { page } = start();
    expect(Object.keys(page).filter((name) => name.startsWith("$"))).toEqual([]);
    expectTypeOf(page).toExtend<Gamification>();
  });

  it("passes the state of the connection to a listener at once, then after each change", async () => {
    const h = start();
    const statuses: string[] = [];
    const unsubscribe = h.page.subscribe(({ status }) => statuses.push(status));
    await connected(h.client);
    expect(statuses).toEqual(["idle", "connecting", "connected"]);
    expect(h.page.getState()).toEqual({ status: "connected", transport: "websocket" });
    unsubscribe();
    h.page.forget();
    await settled();
    expect(statuses).toHaveLength(3);
  });

  it("makes a call by its name or by its definition", async () => {
    const h = start();
    await connected(h.client);
    const named = h.page.call("getMember", request);
    const defined = h.page.call(getMember, request);
    await vi.waitFor(async () => {
      await settled();
      expect([(await named).data.name, (await defined).data.name]).toEqual(["Giulia", "Giulia"]);
    });
  });

  it("rejects an unknown name with a TypeError", async () => {
    await expect(start().page.call("getNothing" as "getMember", request)).rejects.toThrow(
      new TypeError('the platform has no call "getNothing"'),
    );
  });
});

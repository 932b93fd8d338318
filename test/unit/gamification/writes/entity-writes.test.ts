// @vitest-environment node
import { describe, expect, it } from "vitest";
import { getAchievements, manageOptin } from "../../../../src/gamification";
import { optInReading } from "../../../../src/gamification/schema/states/opt-in";
import { createEntityWrites } from "../../../../src/gamification/writes/entity-writes";
import { createLog } from "../../../../src/utils/log";
import { advance, connected, minute, second, settled, startClient } from "../support/start-client";

const id = "ach-esploratore";

/** Writes of Giulia on the simulated platform. */
async function start() {
  const h = startClient();
  await connected(h.client);
  const writes = createEntityWrites(
    createLog(() => "silent"),
    Date.now,
  );
  const isIn = async () => {
    const achievementFilter = { ids: [id], includeOptInState: true };
    const reply = await h.client.readUntil(
      (options) => h.client.call(getAchievements, { achievementFilter }, options),
      ({ data }) => optInReading(data[0]?.optInStatus ?? {}) === "in",
    );
    return optInReading(reply.data[0]?.optInStatus ?? {}) === "in";
  };
  const join = () =>
    writes.run(id, {
      action: "join",
      send: () => h.client.call(manageOptin, { entityId: id, entityType: "Achievement", action: "join" }),
      confirm: isIn,
    });
  const sends = () => h.sentCalls().filter((name) => name === "manageOptin").length;
  return { ...h, writes, join, sends, state: () => writes.$states.get()[id]?.status };
}

describe("a write for an entity", () => {
  it("is pending until the platform shows the wanted state", async () => {
    const h = await start();
    const joined = h.join();
    expect(h.state()).toBe("pending");
    await advance(20 * second);
    expect(await joined).toMatchObject({ status: "done" });
    expect([h.state(), h.sends()]).toEqual(["done", 1]);
  });

  it("is sent once for a double press", async () => {
    const h = await start();
    const both = [h.join(), h.join()];
    await advance(20 * second);
    expect(await both[1]).toBeUndefined();
    expect([h.state(), h.sends()]).toEqual(["done", 1]);
  });

  it("fails without a connection, and can be made again", async () => {
    const h = await start();
    h.network.mood = "refused";
    h.network.cut();
    await settled();
    expect(await h.join()).toEqual({ status: "failed", kind: "notSent" });
    expect(h.sends()).toBe(0);
    h.network.mood = "good";
    await advance(minute);
    const again = h.join();
    await advance(20 * second);
    expect(await again).toMatchObject({ status: "done" });
  });

  it("is resolved by a read if the connection was lost after it was sent", async () => {
    const h = await start();
    const joined = h.join();
    await advance(0);
    expect(h.sends()).toBe(1);
    h.network.swallow();
    h.network.cut();
    await advance(minute);
    expect((await joined)?.status).toMatch(/^(done|unknown)$/);
    expect([h.sends(), h.state()]).toEqual([1, (await joined)?.status]);
  });

  it("is resolved by a read if its reply cannot be read: the platform may have done it", async () => {
    const h = await start();
    h.model.faults.add({ match: "/gapi/manageOptin", body: "empty", times: 1 });
    const joined = h.join();
    await advance(minute);
    expect(await joined).toMatchObject({ status: "unknown" });
    expect(h.sends()).toBe(1);
  });

  it("tells the next member nothing", async () => {
    const h = await start();
    const joined = h.join();
    h.writes.clear();
    expect(h.state()).toBeUndefined();
    await advance(20 * second);
    await joined;
    expect(h.state()).toBeUndefined();
  });
});

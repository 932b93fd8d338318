import { describe, expect, it } from "vitest";
import { claimAwards, createGamification, heartbeat } from "../../../../../src/gamification";
import { createTabs, pass, type TestTab, useFakeTime } from "./tabs";

useFakeTime();

/** A client that uses the connection of a tab, and the outcomes of its calls. */
function createClient({ connection, pageVisibility }: TestTab) {
  const client = createGamification({
    url: "https://platform.test/ws",
    getToken: () => Promise.reject(new Error("another tab holds the connection")),
    connection: () => connection,
    pageVisibility,
    connectivity: undefined,
  });
  const outcomes: string[] = [];
  const note = (call: Promise<unknown>) => {
    call.then(
      () => outcomes.push("answered"),
      (failure: Error) => outcomes.push(failure.message),
    );
  };
  return {
    client,
    outcomes,
    read: () => {
      note(client.call(heartbeat, undefined, { fresh: true }));
    },
    write: () => {
      note(client.call(claimAwards, { awardIds: ["a"] }));
    },
  };
}

describe("calls of a tab that loses its leader", () => {
  it("are sent once more if they are reads, and end with outcomeUnknown if they are writes", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, , hidden] = await connectTabs({}, {}, { isHidden: true });
    if (!leader || !hidden) throw new Error("three tabs");
    const tab = createClient(hidden);
    platform.settings.answers = false;
    tab.read();
    tab.write();
    await pass(5);
    platform.settings.answers = true;
    leader.crash();
    await pass(2000);
    expect(tab.outcomes.sort()).toEqual(["answered", "claimAwards failed: outcomeUnknown"]);
    expect(platform.received.map(({ destination }) => destination)).toEqual([
      "/gapi/heartbeat",
      "/gapi/claimAwards",
      "/gapi/heartbeat",
    ]);
  });

  it("are sent later if they are unsent reads, but end with notSent if they are unsent writes", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, hidden] = await connectTabs({}, { isHidden: true });
    if (!leader || !hidden) throw new Error("two tabs");
    const tab = createClient(hidden);
    leader.hang();
    tab.read();
    tab.write();
    await pass(900);
    leader.goOn();
    await pass(100);
    expect(tab.outcomes.sort()).toEqual(["answered", "claimAwards failed: notSent"]);
    expect(platform.received.map(({ destination }) => destination)).toEqual(["/gapi/heartbeat"]);
    expect(tab.client.counters).toMatchObject({ duplicates: 0, unknownReplies: 0 });
  });
});

describe("a client whose member logs out in another tab (S33)", () => {
  it("ends reads with aborted and writes with outcomeUnknown, and does not send them for the next member", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, hidden] = await connectTabs({}, { isHidden: true });
    if (!leader || !hidden) throw new Error("two tabs");
    const there = createClient(leader);
    const here = createClient(hidden);
    platform.settings.answers = false;
    here.read();
    here.write();
    there.read();
    await pass(5);
    there.client.forget();
    await pass(50);
    expect(here.outcomes.sort()).toEqual(["claimAwards failed: outcomeUnknown", "heartbeat failed: aborted"]);
    expect(there.outcomes).toEqual(["heartbeat failed: aborted"]);
    platform.settings.answers = true;
    here.client.open();
    await pass(1000);
    expect(hidden.status()).toBe("connected");
    expect(platform.received).toHaveLength(3);
  });

  it("keeps its calls if the other tab is closed without a logout", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, other] = await connectTabs({}, {});
    if (!leader || !other) throw new Error("two tabs");
    const there = createClient(leader);
    const here = createClient(other);
    platform.settings.answers = false;
    here.read();
    await pass(5);
    platform.settings.answers = true;
    await there.client.close();
    await pass(200);
    expect(here.outcomes).toEqual(["answered"]);
  });
});

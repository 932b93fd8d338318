// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import {
  createPlaysInMemory,
  keptPlaysKey,
  openKeptPlays,
} from "../../../../src/gamification/instant-wins/kept-plays";
import type { PlayOutcome } from "../../../../src/gamification/instant-wins/outcome";
import {
  createInstantWinPlays,
  type PlayCheck,
  type PlayReport,
} from "../../../../src/gamification/instant-wins/plays";
import { createMemoryItems } from "../../../../src/platform/in-memory";
import type { LockManagerLike } from "../../../../src/platform/locks";
import { createDeferred } from "../../../../src/utils/promises";

const id = "iw-1";
const outcome: PlayOutcome = { play: "play-1", tiles: [], awards: [], left: 2 };
/**
 * The outcome as other tabs and later visits read it. The number of plays left may have changed, so it is not
 * stored.
 */
const keptOutcome = { ...outcome, left: undefined };
const result: PlayReport = { status: "result", outcome };

/** Locks of one browser, as its tabs see them. */
function createLockManager(): LockManagerLike {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, options: LockOptions, work: (lock: unknown) => Promise<unknown>) {
      if (options.ifAvailable && held.has(name)) return work(null);
      while (held.has(name)) await held.get(name);
      const running = work({ name });
      held.set(
        name,
        running.finally(() => held.delete(name)),
      );
      return running;
    },
  } as never;
}

/** Locks of a page in a sandboxed iframe. */
const deniedLocks = {
  request: () => Promise.reject(new DOMException("denied", "SecurityError")),
} as LockManagerLike;

/** A browser whose tabs share its items and locks. */
function startBrowser(locks = createLockManager()) {
  const items = createMemoryItems();
  async function openTab(member = "mem-1") {
    const kept = await openKeptPlays(items, member, Date.now);
    const sent = createDeferred<PlayReport>();
    const checked = createDeferred<PlayCheck>();
    const send = vi.fn(() => sent.promise);
    const check = vi.fn(() => checked.promise);
    const plays = createInstantWinPlays({ locks, now: Date.now, send, check });
    plays.setKept(kept);
    const phase = () => plays.state(id).get().phase;
    phase();
    return { plays, send, check, sent, checked, phase, kept };
  }
  return { items, openTab };
}

/** A tab with a play whose reply was lost and whose outcome could not be read. */
async function openUnchecked() {
  const browser = startBrowser();
  const { kept } = await browser.openTab();
  kept.write({ id, at: 5 });
  const tab = await browser.openTab();
  tab.checked.reject(new Error("no connection"));
  await vi.waitFor(() => expect(tab.phase()).toBe("unchecked"));
  return tab;
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe("a press on the play button", () => {
  it("sends only one play, even if it is repeated", async () => {
    const { plays, send, sent, phase } = await startBrowser().openTab();
    expect(phase()).toBe("ready");
    void plays.play(id);
    void plays.play(id);
    expect(phase()).toBe("waiting");
    sent.resolve(result);
    await vi.waitFor(() => expect(phase()).toBe("revealing"));
    await plays.play(id);
    plays.reveal(id);
    expect(phase()).toBe("result");
    await plays.play(id);
    expect(send).toHaveBeenCalledTimes(1);
    plays.acknowledge(id);
    expect(phase()).toBe("ready");
  });

  it("shows another tab's pending play instead of sending a second one", async () => {
    const browser = startBrowser();
    const one = await browser.openTab();
    const two = await browser.openTab();
    void one.plays.play(id);
    await settled();
    const second = two.plays.play(id);
    expect(two.phase()).toBe("waiting");
    one.sent.resolve(result);
    await second;
    expect([one.phase(), two.phase()]).toEqual(["revealing", "result"]);
    expect(two.send).not.toHaveBeenCalled();
    two.plays.acknowledge(id);
    one.plays.sync();
    expect(one.phase()).toBe("ready");
  });

  it("does not store a play that the platform refuses, and can be repeated", async () => {
    const { plays, sent, phase, kept, send } = await startBrowser().openTab();
    sent.resolve({ status: "failed", kind: "remote" });
    await plays.play(id);
    expect(phase()).toBe("failed");
    expect(kept.read(id)).toBeUndefined();
    await plays.play(id);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("sends a play even if the browser denies locks", async () => {
    const { plays, sent, phase, send } = await startBrowser(deniedLocks).openTab();
    sent.resolve(result);
    await plays.play(id);
    expect(phase()).toBe("revealing");
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("does not send a play until the member is known", async () => {
    const { plays, send } = await startBrowser().openTab();
    plays.setKept(undefined);
    await plays.play(id);
    expect(send).not.toHaveBeenCalled();
    expect(plays.state(id).get().phase).toBe("opening");
  });
});

describe("a play whose tab was closed", () => {
  it("is shown in the next tab with its result, but without the plays left, if its reply had arrived", async () => {
    const browser = startBrowser();
    const { plays, sent } = await browser.openTab();
    sent.resolve(result);
    await plays.play(id);
    const next = await browser.openTab();
    expect(next.plays.state(id).get()).toMatchObject({ phase: "result", outcome: keptOutcome });
  });

  it("is checked by the next tab, but not sent again, if no reply had arrived", async () => {
    const browser = startBrowser();
    const { kept } = await browser.openTab();
    // State after a crash: the play is stored, and no tab holds its lock.
    kept.write({ id, at: 5 });
    const next = await browser.openTab();
    await vi.waitFor(() => expect(next.phase()).toBe("checking"));
    expect(next.check).toHaveBeenCalledWith(expect.objectContaining({ id, at: 5 }));
    next.checked.resolve({ awards: [], left: 2 });
    await vi.waitFor(() => expect(next.phase()).toBe("checked"));
    expect(next.send).not.toHaveBeenCalled();
    next.plays.acknowledge(id);
    expect((await browser.openTab()).phase()).toBe("ready");
  });

  it("is checked even if the browser denies locks", async () => {
    const browser = startBrowser(deniedLocks);
    const { kept } = await browser.openTab();
    kept.write({ id, at: 5 });
    const next = await browser.openTab();
    next.checked.resolve({ awards: [], left: 2 });
    await vi.waitFor(() => expect(next.phase()).toBe("checked"));
  });

  it("can be checked again by the member if the first check failed", async () => {
    const next = await openUnchecked();
    next.plays.acknowledge(id);
    expect(next.phase()).toBe("unchecked");
    next.check.mockResolvedValueOnce({ awards: [], left: 3 });
    await next.plays.check(id);
    expect(next.plays.state(id).get()).toMatchObject({ phase: "checked", left: 3 });
  });

  it("is checked on reconnecting if its first check failed, but only once", async () => {
    const next = await openUnchecked();
    next.check.mockResolvedValueOnce({ awards: [], left: 3 });
    next.plays.checkAll();
    await vi.waitFor(() => expect(next.phase()).toBe("checked"));
    next.plays.checkAll();
    await settled();
    expect(next.check).toHaveBeenCalledTimes(2);
  });
});

describe("stored plays (S35)", () => {
  it("are found only by their member, and do not contain the member's name", async () => {
    const { items, openTab } = startBrowser();
    const { kept } = await openTab("mem-giulia");
    kept.write({ id, at: Date.now(), outcome });
    expect(items.read(keptPlaysKey)).not.toContain("giulia");
    expect((await openTab("mem-marco")).kept.read(id)).toBeUndefined();
    expect((await openTab("mem-giulia")).kept.read(id)?.outcome).toEqual(keptOutcome);
  });

  it("do not contain ids of awards, which an operator may derive from the player's name", async () => {
    const { items, openTab } = startBrowser();
    const { kept } = await openTab();
    const awards = [{ awardId: "awa-giulia-1", rewardId: "rew-1", value: 10 }];
    kept.write({ id, at: Date.now(), outcome: { ...outcome, awards } });
    expect(items.read(keptPlaysKey)).not.toContain("giulia");
    expect(kept.read(id)?.outcome?.awards).toMatchObject([{ rewardId: "rew-1", value: 10 }]);
  });

  it("have a different owner mark in each browser for the same member", async () => {
    const marks = [];
    for (let browser = 0; browser < 2; browser += 1) marks.push((await startBrowser().openTab()).kept.owner);
    expect(marks[0]).not.toBe(marks[1]);
  });

  it.each(["", "{", "[]", '{"salt":1}', '{"salt":"s","plays":[1,{"owner":"x"},null]}'])(
    "are ignored and replaced if the stored text is “%s”",
    async (text) => {
      const items = createMemoryItems();
      items.write(keptPlaysKey, text);
      const kept = await openKeptPlays(items, "mem-1", Date.now);
      expect(kept.read(id)).toBeUndefined();
      kept.write({ id, at: Date.now() });
      expect(kept.read(id)?.id).toBe(id);
    },
  );

  it("are limited to 20 plays and 90 days", async () => {
    const items = createMemoryItems();
    const kept = await openKeptPlays(items, "mem-1", Date.now);
    for (let index = 0; index < 30; index += 1) kept.write({ id: `iw-${index}`, at: Date.now() });
    expect([kept.read("iw-9"), kept.read("iw-10")?.id]).toEqual([undefined, "iw-10"]);
    kept.write({ id: "old", at: Date.now() - 91 * 86_400_000 });
    kept.write({ id: "new", at: Date.now() });
    expect(kept.read("old")).toBeUndefined();
  });

  it("stay in the memory of the page if the browser cannot compute digests", () => {
    const kept = createPlaysInMemory("mem-1");
    kept.write({ id, at: 1 });
    expect(kept.read(id)?.id).toBe(id);
    kept.remove(id);
    expect(kept.read(id)).toBeUndefined();
  });
});

it("a member's result is not shown to the next member of the page", async () => {
  const browser = startBrowser();
  const { plays, sent, phase } = await browser.openTab("mem-1");
  const playing = plays.play(id);
  plays.setKept((await browser.openTab("mem-2")).kept);
  sent.resolve(result);
  await playing;
  expect(phase()).toBe("ready");
  plays.setKept((await browser.openTab("mem-1")).kept);
  expect(phase()).toBe("result");
});

// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createChannels } from "./channels";
import { answer, granted, loggedInJar, paths, refused, silence, startAccount } from "./harness";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(100);
const inboxPath = "getNumberMessage";

function start(amounts: readonly number[] = [10, 20, 30], environment = {}, jar = loggedInJar()) {
  let requested = 0;
  return startAccount({
    jar,
    environment,
    responders: {
      [paths.balance]: () => granted({ balance: amounts[Math.min(requested++, amounts.length - 1)] }),
      [inboxPath]: () => granted({ numberMessage: 3 }),
    },
  });
}

describe("a value when the page becomes visible again", () => {
  it("is read again if it is at least a minute old", async () => {
    const harness = start();
    harness.account.balance.subscribe();
    await settle();
    await vi.advanceTimersByTimeAsync(30_000);
    harness.comeBack();
    await settle();
    expect(harness.sentTo(paths.balance)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    harness.comeBack();
    await settle();
    expect(harness.account.balance.$state.get()).toMatchObject({ status: "ready", value: 20 });
  });

  it("stays visible during a read, and is stale if the read fails without ending the session", async () => {
    const harness = start();
    const { inbox } = await harness.account.area.load();
    inbox.subscribe();
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    harness.responders[inboxPath] = silence;
    harness.comeBack();
    await settle();
    expect(inbox.$state.get()).toMatchObject({ status: "ready", value: 3 });
    harness.responders[inboxPath] = () => refused(500);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(inbox.$state.get()).toMatchObject({ status: "stale", value: 3 });
    expect(harness.account.session.current().status).toBe("logged-in");
  });

  it("is read only with subscriptions and after the configured time", async () => {
    const harness = start();
    harness.config.configure({ account: { refreshAfterMs: 5000 } });
    const stop = harness.account.balance.subscribe();
    await settle();
    await vi.advanceTimersByTimeAsync(5000);
    harness.comeBack();
    await settle();
    expect(harness.sentTo(paths.balance)).toHaveLength(2);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    harness.comeBack();
    await settle();
    expect(harness.sentTo(paths.balance)).toHaveLength(2);
  });
});

describe("a balance that another tab has read", () => {
  function twoTabs() {
    const { openChannel, messages } = createChannels();
    const jar = loggedInJar();
    const first = start([10], { openChannel }, jar);
    const second = start([10], { openChannel }, jar);
    return { first, second, messages };
  }

  it("is read once in this tab, without a message back to the other tab", async () => {
    const { first, second, messages } = twoTabs();
    first.account.balance.subscribe();
    second.account.balance.subscribe();
    await settle();
    messages.length = 0;
    for (const tab of [first, second]) tab.responders[paths.balance] = () => granted({ balance: 99 });
    await first.account.balance.read();
    await settle();
    expect(second.account.balance.$state.get()).toMatchObject({ status: "ready", value: 99 });
    expect(messages).toEqual([{ change: "balance" }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(messages).toHaveLength(1);
  });

  it("is read when a hidden tab becomes visible, and never without subscriptions", async () => {
    const { first, second } = twoTabs();
    second.hide();
    second.account.balance.subscribe();
    await settle();
    const requested = () => second.sentTo(paths.balance).length;
    const before = requested();
    first.responders[paths.balance] = () => granted({ balance: 99 });
    await first.account.balance.read();
    await settle();
    expect(requested()).toBe(before);
    second.comeBack();
    await settle();
    expect(requested()).toBe(before + 1);
    expect(first.sentTo(paths.balance)).toHaveLength(1);
  });

  it("is never taken from a message, and foreign messages are dropped (S14)", async () => {
    const { openChannel, messages } = createChannels();
    const { account, sentTo } = start([10], { openChannel });
    account.balance.subscribe();
    await settle();
    const foreign = openChannel();
    for (const data of [null, 7, "balance", { change: "money", amount: 1e9 }, { change: ["balance"] }, []]) {
      foreign.postMessage(data);
    }
    await settle();
    expect(sentTo(paths.balance)).toHaveLength(1);
    expect(account.session.current().status).toBe("logged-in");
    expect(JSON.stringify(messages)).not.toMatch(/eyJ|"10"|Giulia/);
  });
});

describe("a logout (S33)", () => {
  it("removes the player's values from all tabs and drops responses to open calls", async () => {
    const { openChannel } = createChannels();
    const jar = loggedInJar();
    const first = start([10], { openChannel }, jar);
    const second = start([10], { openChannel }, jar);
    const areas = [await first.account.area.load(), await second.account.area.load()];
    for (const area of areas) {
      for (const resource of [area.inbox, area.nicknames.of("1"), area.openBets, area.responsibleGaming])
        resource.subscribe();
    }
    for (const tab of [first, second]) tab.account.balance.subscribe();
    await settle();
    let answerLate: () => void = () => undefined;
    second.responders[inboxPath] = () =>
      new Promise((resolve) => {
        answerLate = () => {
          resolve(granted({ numberMessage: 9 }));
        };
      });
    const late = areas[1]?.inbox.read().catch((error: unknown) => error);
    await settle();
    first.account.session.logout();
    answerLate();
    expect(await late).toMatchObject({ name: "SessionEnded" });
    for (const [tab, area] of [
      [first, areas[0]],
      [second, areas[1]],
    ] as const) {
      const resources = [
        tab.account.balance,
        area?.inbox,
        area?.nicknames.of("1"),
        area?.openBets,
        area?.responsibleGaming,
      ];
      expect(resources.map((resource) => resource?.$state.get())).toEqual(
        resources.map(() => ({ status: "none" })),
      );
      expect(tab.account.session.$state.get()).toEqual({ status: "logged-out" });
      expect([...tab.localItems.items, ...tab.sessionItems.items]).toEqual([]);
    }
    expect(jar.names()).toEqual(["channelId"]);
  });
});

describe("a failed read (S18)", () => {
  const failing = {
    [inboxPath]: () => refused(400),
    "/bets": () => refused(500),
    nickname: () => refused(403),
  };

  it("is logged once, without a URL or data of the player", async () => {
    const harness = startAccount({
      jar: loggedInJar(),
      configuration: { account: { paths: { openBets: "/bets" } } },
      responders: failing,
    });
    const { inbox, openBets, nicknames } = await harness.account.area.load();
    harness.lines.length = 0;
    for (const resource of [inbox, openBets, nicknames.of("1")]) await resource.read().catch(() => undefined);
    const others = harness.lines.filter((line) => !line.startsWith("[vetrina] call "));
    expect(others).toEqual([
      "[vetrina] the inbox could not be read HttpFailure: call failed: status 400",
      "[vetrina] the open bets could not be read HttpFailure: call failed: status 500",
      "[vetrina] the nickname could not be read HttpFailure: call failed: status 403",
    ]);
  });

  it("is logged once, with the error catalogue's message if one exists, unless the page is offline", async () => {
    const harness = startAccount({ jar: loggedInJar(), responders: { esclusione: () => refused(500) } });
    const { inbox, responsibleGaming } = await harness.account.area.load();
    harness.lines.length = 0;
    await responsibleGaming.read().catch(() => undefined);
    expect(harness.lines.filter((line) => line.includes("could not be read"))).toEqual([]);
    expect(harness.lines.filter((line) => line.includes("Unable to retrieve"))).toHaveLength(2);
    harness.setOffline(true);
    await inbox.read().catch(() => undefined);
    harness.setOffline(false);
    harness.responders[inboxPath] = silence;
    const cancelled = inbox.read().catch(() => undefined);
    await settle();
    harness.account.session.logout();
    await cancelled;
    expect(harness.lines.filter((line) => line.includes("the inbox"))).toEqual([
      "[vetrina] the inbox call was cancelled",
    ]);
  });
});

describe("invalid parts of a response", () => {
  it("are left out without hiding the valid bets", async () => {
    const harness = start();
    harness.responders["open-bets"] = () =>
      granted({
        bets: [
          { id: "1", stake: "10,50", legs: [{ event: "Roma – Lazio", odds: "x" }, 7] },
          { stake: 1 },
          null,
          { id: 2, placedAt: "yesterday", legs: "none" },
          { id: "3", potentialReturn: "1e999", status: { code: 1 } },
        ],
      });
    harness.config.configure({ account: { paths: { openBets: "/open-bets" } } });
    const bets = await (await harness.account.area.load()).openBets.read();
    expect(bets.map(({ id, stake }) => [id, stake])).toEqual([
      ["1", 10.5],
      ["3", undefined],
    ]);
    expect(bets[0]?.legs).toEqual([{ event: "Roma – Lazio", market: "", selection: "", odds: undefined }]);
  });

  it.each(["3.5", -1, "molti", null, {}])(
    "make the read fail if %j is the number of unread messages",
    async (numberMessage) => {
      const harness = start();
      harness.responders[inboxPath] = () => granted({ numberMessage });
      const { inbox } = await harness.account.area.load();
      await expect(inbox.read()).rejects.toMatchObject({ kind: "invalidReply" });
      expect(inbox.$state.get()).toEqual({ status: "unknown" });
    },
  );

  it("are cut if they are nicknames that are too long, and make the read fail if the structure is unknown", async () => {
    const harness = start();
    const nicknames = [{ siteId: "1", nickname: "x".repeat(9000) }, { siteId: "1" }, "y"];
    harness.responders["portal/nickname"] = () => granted({ nicknames });
    const { of } = (await harness.account.area.load()).nicknames;
    expect((await of("1").read()).map(({ nickname }) => nickname.length)).toEqual([200]);
    harness.responders["portal/nickname"] = () => answer("[]");
    await expect(of("1").read()).rejects.toMatchObject({ kind: "invalidReply" });
  });
});

describe("a retry while a call is open", () => {
  async function startSlowInbox() {
    const harness = start();
    const { inbox } = await harness.account.area.load();
    harness.responders[inboxPath] = silence;
    inbox.subscribe();
    await settle();
    expect(inbox.$state.get().status).toBe("loading");
    return { harness, inbox };
  }

  it("sends a second call and shows its response", async () => {
    const { harness, inbox } = await startSlowInbox();
    harness.responders[inboxPath] = () => granted({ numberMessage: 7 });
    await inbox.retry();
    expect(harness.sentTo(inboxPath)).toHaveLength(2);
    expect(inbox.$state.get()).toMatchObject({ status: "ready", value: 7 });
  });

  it("keeps the value of the second call if the first call fails later", async () => {
    const { harness, inbox } = await startSlowInbox();
    harness.responders[inboxPath] = () => granted({ numberMessage: 7 });
    await inbox.retry();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(inbox.$state.get()).toMatchObject({ status: "ready", value: 7 });
  });
});

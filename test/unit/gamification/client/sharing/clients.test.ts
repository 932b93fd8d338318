// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createModel } from "../../../../../sandbox/model";
import {
  createGamification,
  type Gamification,
  type GamificationOptions,
  getAwards,
  getMember,
  heartbeat,
  shareAcrossTabs,
} from "../../../../../src/gamification";
import {
  createGamificationClient,
  type GamificationClient,
} from "../../../../../src/gamification/client/client";
import { messageWrite } from "../../../../../src/gamification/messages/queries";
import { createLog } from "../../../../../src/utils/log";
import { createNetwork } from "../../support/broker-socket";
import { advance, url, outcomeOf, second, settled } from "../../support/start-client";
import { createBrowser } from "./browser";

/** A browser and a platform. Each tab has a client over the sandbox's broker. */
function startBrowser() {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T08:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const model = createModel({ time: Date.now });
  const network = createNetwork(model);
  const browser = createBrowser();
  const { tokens, memberOf } = model.gamification;
  const getToken = vi.fn(() => Promise.resolve(tokens.mint(memberOf("giulia"))));
  const common = {
    url,
    getToken,
    webSocket: network.webSocket,
    sockjs: () => Promise.reject(new Error("no fallback")),
    log: createLog(() => "silent"),
  };
  type Page = ReturnType<typeof browser.openPage>;

  function openClient<Client extends Gamification | GamificationClient = GamificationClient>(
    page: Page,
    create: (options: GamificationOptions) => Client = createGamificationClient as never,
    share = shareAcrossTabs,
  ): Client {
    const { locks, openChannel, pageVisibility, lifecycle } = page;
    const options: GamificationOptions = {
      ...common,
      pageVisibility,
      lifecycle,
      connectivity: undefined,
      connection: share({ scope: () => "s-1", locks, openChannel }),
    };
    return create(options);
  }

  return {
    model,
    network,
    getToken,
    common,
    openClient,
    openPage: browser.openPage,
    openTab(options?: { readonly isHidden: boolean }) {
      const page = browser.openPage(options);
      return { ...page, client: openClient(page) };
    },
    connects: () => network.sent.filter((text) => text.startsWith("CONNECT\n")).length,
  };
}

const readWith = (client: Gamification | GamificationClient, name: string) =>
  outcomeOf(client.call(getMember, { includeCustomFields: [], includeMetaDataFields: [name] }));

const answered = expect.objectContaining({ value: expect.anything() as unknown }) as unknown;
const done = { value: undefined };

describe("a hundred tabs of one browser", () => {
  it("have one token and one CONNECT, and receive a reply to each call", async () => {
    const h = startBrowser();
    const tabs = Array.from({ length: 100 }, () => h.openTab());
    const ends = tabs.map(({ client }, at) => readWith(client, `tab-${at}`));
    await advance(second);
    expect(await Promise.all(ends)).toEqual(Array(100).fill(answered));
    expect([h.connects(), h.getToken.mock.calls.length]).toEqual([1, 1]);
    expect(h.network.broker.connections()).toBe(1);
  });
});

it("twenty tabs reconnect over a single connection after an outage of the broker", async () => {
  const h = startBrowser();
  const tabs = Array.from({ length: 20 }, () => h.openTab());
  for (const { client } of tabs) client.open();
  await advance(second);
  h.model.gamification.faults.apply("error");
  await advance(10 * second);
  h.model.gamification.faults.apply("start");
  for (let waited = 0; h.network.broker.connections() === 0 && waited < 40; waited += 1)
    await advance(second);
  const before = h.connects();
  const ends = tabs.map(({ client }, at) => readWith(client, `tab-${at}`));
  await advance(second);
  expect(await Promise.all(ends)).toEqual(Array(20).fill(answered));
  expect([h.connects(), h.network.broker.connections()]).toEqual([before, 1]);
  // The first CONNECT, and at most one every five seconds of the outage.
  expect(before).toBeLessThanOrEqual(4);
});

it("sixty calls in three tabs with a refused token cause one request for a new token (R9)", async () => {
  const h = startBrowser();
  h.getToken.mockResolvedValueOnce("old.token.here");
  const tabs = [h.openTab(), h.openTab(), h.openTab()];
  const ends = tabs.flatMap(({ client }, tab) =>
    Array.from({ length: 20 }, (_, at) => readWith(client, `${tab}-${at}`)),
  );
  await advance(2 * second);
  expect(await Promise.all(ends)).toEqual(Array(60).fill(answered));
  expect([h.getToken.mock.calls.length, h.connects()]).toEqual([2, 2]);
});

describe("a client that is used and closed 100 times (R12)", () => {
  it("leaves no timers, sockets or locks behind", async () => {
    const h = startBrowser();
    const page = h.openPage();
    for (let time = 0; time < 100; time += 1) {
      const client = h.openClient(page);
      const stop = client.on("notification", () => undefined);
      const leave = client.board("con-slot-lampo-1", { topRanksToInclude: 3 }, () => undefined);
      await settled();
      // Every second client makes a call first, so that half of the clients are closed during a call.
      if (time % 2 === 0) void outcomeOf(client.call(heartbeat));
      stop();
      leave();
      const closed = client.close();
      await settled();
      await closed;
      await settled();
    }
    expect(h.connects()).toBe(100);
    expect(h.network.broker.connections()).toBe(0);
    expect(page.locksHeld()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("two copies of the library on one page share one connection (R13)", async () => {
  const h = startBrowser();
  vi.resetModules();
  const copy = await import("../../../../../src/gamification");
  expect(copy.createGamification).not.toBe(createGamification);
  const page = h.openPage();
  const clients = [
    h.openClient(page, createGamification),
    h.openClient(page, copy.createGamification, copy.shareAcrossTabs),
  ];
  const ends = clients.map((client, at) => readWith(client, `copy-${at}`));
  await advance(second);
  expect(await Promise.all(ends)).toEqual([answered, answered]);
  expect(h.connects()).toBe(1);
  const [first, other] = clients;
  void first?.close();
  await advance(second);
  const last = other && readWith(other, "last");
  await advance(second);
  expect(await last).toEqual(answered);
});

/** An object that throws on any access, as in a sandboxed iframe. */
const forbidden = new Proxy(
  {},
  {
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  },
);

describe.each([
  ["missing", undefined, undefined],
  [
    "forbidden",
    forbidden,
    function forbiddenChannel() {
      throw new DOMException("denied", "SecurityError");
    },
  ],
])("clients whose locks, channels and storage are %s (R14)", (_, navigator, channel) => {
  it("have separate connections", async () => {
    vi.stubGlobal("navigator", navigator);
    vi.stubGlobal("BroadcastChannel", channel);
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
      vi.stubGlobal(name, navigator);
    onTestFinished(() => void vi.unstubAllGlobals());
    const h = startBrowser();
    const clients = [1, 2].map(() =>
      createGamification({ ...h.common, connection: shareAcrossTabs({ scope: () => "s-1" }) }),
    );
    const ends = clients.map((client, at) => readWith(client, `tab-${at}`));
    await advance(second);
    expect(await Promise.all(ends)).toEqual([answered, answered]);
    expect(h.connects()).toBe(2);
    for (const client of clients) void client.close();
    await advance(5 * second);
    expect([h.network.broker.connections(), vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe("the currency that arrives with the token", () => {
  it("is in the requests of all tabs, including follower tabs", async () => {
    const browser = startBrowser();
    const token = await browser.getToken();
    browser.getToken.mockImplementation(() =>
      Promise.resolve({ jwtToken: token, currencyKey: "CHF" } as never),
    );
    const leader = browser.openTab();
    const follower = browser.openTab();
    leader.client.open();
    await settled();
    const read = outcomeOf(follower.client.call(getAwards, { awardFilter: {} }));
    await advance(5 * second);
    expect(await read).toEqual(answered);
    expect(browser.network.sent.filter((text) => text.includes("/gapi/getAwards"))).toEqual([
      expect.stringContaining('"currencyKey":"CHF"'),
    ]);
  });
});

describe("a message-state change in a follower tab", () => {
  const id = "msg-benvenuta";

  /** Starts a visible leader and a hidden follower. A hidden follower does not ping the leader. */
  async function startTabs() {
    const h = startBrowser();
    const leader = h.openTab();
    const follower = h.openTab({ isHidden: true });
    leader.client.open();
    await settled();
    follower.client.open();
    await settled();
    const write = messageWrite(follower.client, { ids: [id], change: "Read" }, new AbortController().signal);
    const writes = () => h.network.sent.filter((frame) => frame.includes("/gapi/updateMessagesState")).length;
    const status = () =>
      h.model.gamification.space.now().members["mem-giulia"]?.messages.find((each) => each.id === id)?.status;
    return {
      ...h,
      leader,
      follower,
      send: () => outcomeOf(write.send(new AbortController().signal)),
      writes,
      status,
    };
  }

  it("is resent at once if it reached the leader after the leader's deadline", async () => {
    const h = await startTabs();
    h.leader.hang();
    const sent = h.send();
    await advance(900);
    h.leader.goOn();
    await settled();
    expect([h.writes(), h.status()]).toEqual([1, "Read"]);
    expect(await sent).toEqual(done);
  });

  it("is sent with the next connection if the leader could not send it", async () => {
    const h = await startTabs();
    h.network.failsToSend = true;
    const sent = h.send();
    await settled();
    expect(h.follower.client.$state.get().status).toBe("waiting");
    h.network.failsToSend = false;
    await advance(10 * second);
    expect([h.writes(), h.status()]).toEqual([1, "Read"]);
    expect(await sent).toEqual(done);
  });

  it("is sent by the follower tab itself if the leader hangs before it relays the change", async () => {
    const h = await startTabs();
    h.follower.show();
    await settled();
    h.leader.hang();
    await advance(600);
    const sent = h.send();
    await advance(5 * second);
    expect([h.writes(), h.status()]).toEqual([1, "Read"]);
    expect(await sent).toEqual(done);
  });
});

// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { getMember, heartbeat, manageOptin } from "../../../../../src/gamification";
import {
  advance,
  connected,
  minute,
  outcomeOf,
  second,
  settled,
  startClient,
} from "../../support/start-client";

describe("a lost connection", () => {
  it("is retried with growing delays, each time with a new token", async () => {
    const h = startClient({ random: () => 1 });
    h.network.mood = "refused";
    h.client.open();
    await advance(3 * minute);
    const pauses = h.states.flatMap((state) => (state.status === "waiting" ? [state.attempt] : []));
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(h.getToken).toHaveBeenCalledTimes(8);
    h.network.mood = "good";
    await advance(31 * second);
    expect(h.status()).toBe("connected");
  });

  it("is detected even if the clock was set back an hour (R2)", async () => {
    const h = startClient();
    await connected(h.client);
    vi.setSystemTime(Date.now() - 60 * minute);
    h.network.swallow();
    await advance(14.5 * second);
    expect(h.status()).not.toBe("connected");
  });

  it("is not assumed only because the clock was set back", async () => {
    const h = startClient();
    await connected(h.client);
    vi.setSystemTime(Date.now() - 60 * minute);
    await advance(5 * minute);
    expect(h.network.opened).toHaveLength(1);
  });

  it("is restored when a stalled broker responds again", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.gamification.faults.apply("stall");
    const answer = outcomeOf(h.client.call(getMember, { includeCustomFields: [] }));
    await advance(20 * second);
    h.model.gamification.faults.apply("start");
    await advance(8 * second);
    expect(await answer).toHaveProperty("value");
    expect(h.sentCalls()).toEqual(["getMember", "getMember"]);
  });
});

describe("a blocked transport", () => {
  /** Starts a client whose SockJS fallback uses the same simulated network. */
  function withFallback(mood: "refused" | "hanging") {
    const h = startClient({ sockjs: () => Promise.resolve(h.fallback) });
    h.network.mood = mood;
    return h;
  }

  it.each([
    ["refused", 1],
    ["hanging", 12],
  ] as const)("is %s, and is replaced by the fallback within %i s (R4)", async (mood, limit) => {
    const h = withFallback(mood);
    h.client.open();
    await advance(limit * second);
    expect(h.client.$state.get()).toEqual({ status: "connected", transport: "sockjs" });
    expect(h.fallbackOptions).toEqual([{ transports: ["xhr-streaming", "xhr-polling"], timeout: 10_000 }]);
    expect(h.network.opened).toEqual([
      "wss://simulated.invalid/ws/websocket",
      "https://simulated.invalid/ws",
    ]);
  });

  it("is not tried first after a connection loss, because the fallback worked", async () => {
    const h = withFallback("hanging");
    h.client.open();
    await advance(12 * second);
    h.network.cut();
    await advance(6 * second);
    expect(h.network.opened.at(-1)).toBe("https://simulated.invalid/ws");
    expect(h.status()).toBe("connected");
  });

  it("is necessary for loading SockJS: a connection loss alone does not load it", async () => {
    const load = vi.fn();
    const h = startClient({ sockjs: load });
    await connected(h.client);
    h.network.cut();
    await advance(6 * second);
    expect(h.status()).toBe("connected");
    expect(load).not.toHaveBeenCalled();
  });
});

describe("a broker that refuses a token", () => {
  it("gets one more attempt with a new token, but no third attempt (R3)", async () => {
    const h = startClient();
    const heard = vi.fn();
    h.getToken.mockResolvedValue("wrong");
    h.client.on("error", heard);
    await advance(5 * minute);
    expect(h.client.$state.get()).toEqual({
      status: "refused",
      reason: "Access denied: the token is not valid",
    });
    expect(h.count("CONNECT")).toBe(2);
    expect(h.getToken).toHaveBeenCalledTimes(2);
    expect(heard.mock.calls).toEqual(
      Array(2).fill([{ objectType: "Error", message: "Access denied: the token is not valid" }]),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it("makes waiting calls end as unauthorised, and is contacted again only if the page reopens the client", async () => {
    const h = startClient();
    h.getToken.mockResolvedValue("wrong");
    const waiting = outcomeOf(h.client.call(heartbeat));
    await advance(second);
    expect(await waiting).toBe("unauthorised");
    expect(await outcomeOf(h.client.call(heartbeat))).toBe("unauthorised");
    expect(h.count("CONNECT")).toBe(2);
    h.client.open();
    await settled();
    expect([h.status(), h.count("CONNECT")]).toEqual(["refused", 3]);
    h.getToken.mockResolvedValue(h.model.gamification.tokens.publicToken());
    h.client.open();
    await settled();
    expect(h.status()).toBe("connected");
  });

  it("interrupts an open connection with an ERROR, and the reported message has at most 300 characters (S19)", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.change = (text) =>
      text.startsWith("MESSAGE") ? [`ERROR\nmessage:${"no ".repeat(200)}\n\n\0`] : [text];
    const heard = vi.fn();
    h.client.on("error", heard);
    const answer = outcomeOf(h.client.call(heartbeat));
    await settled();
    expect(h.status()).toBe("waiting");
    expect((heard.mock.calls[0]?.[0] as { message: string }).message).toHaveLength(300);
    h.network.change = (text) => [text];
    await advance(6 * second);
    expect(await answer).toHaveProperty("value");
    expect(h.sentCalls()).toEqual(["heartbeat", "heartbeat"]);
  });
});

it("an unexpected RECEIPT does not end the connection, lose a call or leak a socket", async () => {
  const h = startClient();
  const receipt = "RECEIPT\nreceipt-id:close-9\n\n\0";
  h.network.change = (text) => [receipt, text, receipt];
  await connected(h.client);
  h.model.faults.add({ match: "/gapi/", delay: second, times: 1 });
  const answer = outcomeOf(h.client.call(heartbeat));
  await settled();
  h.network.inject(receipt);
  await advance(minute);
  expect(await answer).toHaveProperty("value");
  expect([h.status(), h.network.opened.length, h.network.broker.connections()]).toEqual(["connected", 1, 1]);
  const closed = h.client.close();
  await settled();
  await closed;
  expect(h.network.broker.connections()).toBe(0);
});

describe("a change of the network", () => {
  it("stops attempts while the network is offline, and starts one immediately when it is online", async () => {
    const h = startClient();
    h.setOffline(true);
    h.client.open();
    await advance(minute);
    expect([h.status(), h.network.opened.length, vi.getTimerCount()]).toEqual(["offline", 0, 0]);
    h.setOffline(false);
    await advance(600);
    expect(h.status()).toBe("connected");
    h.setOffline(true);
    expect(h.status()).toBe("offline");
    const write = h.client.call(manageOptin, {
      entityId: "com-poker",
      entityType: "Competition",
      action: "join",
    });
    expect(await outcomeOf(write)).toBe("notSent");
    h.setOffline(false);
    await advance(600);
    expect(h.status()).toBe("connected");
  });

  it("stops the attempts of a waiting connection when the network goes offline", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.cut();
    await settled();
    expect(h.status()).toBe("waiting");
    h.setOffline(true);
    await settled();
    expect([h.status(), vi.getTimerCount()]).toEqual(["offline", 0]);
  });
});

describe("a page that becomes visible again", () => {
  it("reconnects immediately if no data arrived for 8 s, and otherwise keeps the connection", async () => {
    const h = startClient();
    await connected(h.client);
    h.hide(false);
    await advance(600);
    expect(h.network.opened).toHaveLength(1);
    h.network.swallow();
    await advance(8.5 * second);
    h.hide(false);
    await advance(600);
    expect(h.network.opened).toHaveLength(2);
    expect(h.status()).toBe("connected");
  });

  it("reconnects after the device has slept, even without a visibility event", async () => {
    const h = startClient();
    await connected(h.client);
    h.network.swallow();
    vi.setSystemTime(Date.now() + 60 * minute);
    await advance(2.1 * second);
    expect(h.network.opened).toHaveLength(2);
    expect(h.status()).toBe("connected");
  });

  it("has no effect after the client is closed", async () => {
    const h = startClient();
    await connected(h.client);
    expect(h.listeners()).toBe(2);
    const closed = h.client.close();
    await settled();
    await closed;
    expect([h.listeners(), vi.getTimerCount(), h.status()]).toEqual([0, 0, "idle"]);
  });
});

it("a client can be opened and closed a hundred times without leaving timers or listeners", async () => {
  const h = startClient();
  for (let round = 0; round < 100; round += 1) {
    h.client.open();
    await advance(round % 3);
    h.client.forget();
  }
  await advance(4 * second);
  expect([h.listeners(), vi.getTimerCount(), h.network.broker.connections()]).toEqual([0, 0, 0]);
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { HttpFailure } from "../../../../../../src/http/failure";
import { createTestLifecycle } from "../../../../support/lifecycle";
import { inOrder, keepBooks } from "../../../support/books";
import {
  advance,
  boardId,
  connected,
  minute,
  second,
  settled,
  startClient,
} from "../../../support/start-client";

function start() {
  const page = createTestLifecycle();
  let sockjs = () => Promise.reject<never>(new TypeError("Failed to fetch dynamically imported module"));
  const h = startClient({ lifecycle: page.lifecycle, random: () => 0.999, sockjs: () => sockjs() });
  return {
    ...h,
    ...page,
    broker: h.model.gamification.faults,
    /** Makes the chunk of the fallback loadable from now on. */
    offerFallback() {
      sockjs = () => Promise.resolve(h.fallback) as Promise<never>;
    },
  };
}

type Started = ReturnType<typeof start>;

interface Outage {
  begin(h: Started): void;
  /** Ends the outage. By default, the broker starts again. */
  end?(h: Started): void;
}

const endFaults = ({ broker }: Started) => {
  broker.apply("start");
};

/** An outage in which the broker sends ERROR frames with this text. */
const errors = (message: string, keepsOpen = false): Outage => ({
  begin({ broker }) {
    if (keepsOpen) broker.apply("keepOpen");
    broker.apply("error", undefined, message);
  },
});

/** An outage in which connections are lost and the token service responds in this way. */
const tokens = (answer: () => Promise<string>): Outage => {
  let good: ReturnType<Started["getToken"]["getMockImplementation"]>;
  return {
    begin(h) {
      good = h.getToken.getMockImplementation();
      h.getToken.mockImplementation(answer);
      h.network.cut();
    },
    end: (h) => void h.getToken.mockImplementation(good ?? answer),
  };
};

const network = (mood: "refused" | "hanging"): Outage => ({
  begin(h) {
    h.network.mood = mood;
    h.network.cut();
  },
  end: (h) => void (h.network.mood = "good"),
});

/** An outage in which frames of every kind arrive, with a text added after each CONNECTED. */
const afterConnected = (frame: string, separator?: string): Outage => ({
  begin(h) {
    const pieces = (text: string) => (separator === undefined ? [text, frame] : [text + separator + frame]);
    h.network.change = (text) => (text.startsWith("CONNECTED") ? pieces(text) : [text]);
    h.network.cut();
  },
  end: (h) => void (h.network.change = (text) => [text]),
});

/** Outages from reliability sections 0, 1 and 6. */
const outages: Readonly<Record<string, Outage>> = {
  "a broker that is killed": { begin: ({ broker }) => broker.apply("stop") },
  "a broker that accepts connections and does not respond": {
    begin: ({ broker }) => broker.apply("stall"),
  },
  "a broker that is unavailable behind its gateway": errors("Broker not available."),
  "an unavailable broker, and a gateway that keeps its sockets open": errors("Broker not available.", true),
  "a gateway that loses its broker": errors("Connection to broker closed."),
  "a broker that ends its sessions": errors("Session closed."),
  "a broker without its destinations": errors("Unknown destination"),
  "a gateway whose channel fails": errors(
    "Failed to send message to ExecutorSubscribableChannel[clientInboundChannel]",
  ),
  "a broker that refuses message-id": errors("Invalid header"),
  "a broker that ends each session after CONNECTED": afterConnected("ERROR\nmessage:Session closed.\n\n\0"),
  "a broker that ends each session together with CONNECTED": afterConnected(
    "ERROR\nmessage:Session closed.\n\n\0",
    "",
  ),
  "a broker whose frames are damaged": afterConnected(`MESSAGE\n${"a".repeat(70_000)}`),
  "a network that goes silent": { begin: (h) => h.network.swallow(), end: () => undefined },
  "a network that refuses connections": network("refused"),
  "a network that drops connections silently": network("hanging"),
  "a network that blocks WebSockets, while the chunk of the fallback is missing (R10)": {
    ...network("refused"),
    end(h) {
      h.offerFallback();
    },
  },
  "a device without a network": {
    begin: (h) => h.setOffline(true),
    end: (h) => h.setOffline(false),
  },
  "a suspended page": { begin: (h) => h.suspend(), end: (h) => h.resume() },
  "a hidden page, without a network": {
    begin(h) {
      h.hide(true);
      h.network.swallow();
    },
    end: (h) => h.hide(false),
  },
  "tokens that expire together with all connections": {
    begin(h) {
      h.model.gamification.tokens.expireAll();
      h.network.cut();
    },
  },
  "a token service that cannot be reached": tokens(() => Promise.reject(new HttpFailure("network"))),
  "a token service that responds with 502": tokens(() =>
    Promise.reject(new HttpFailure("status", { status: 502 })),
  ),
  "a token service that responds with 429": tokens(() =>
    Promise.reject(new HttpFailure("status", { status: 429 })),
  ),
  "a token service that responds with 200 and HTML": tokens(() =>
    Promise.resolve("<!doctype html><h1>502</h1>"),
  ),
  "a token service that returns an empty string": tokens(() => Promise.resolve("")),
  "a token service that does not return a string": tokens(() => Promise.resolve(undefined as never)),
  "a token service that never responds": tokens(() => new Promise(() => undefined)),
  "a token function that throws": tokens(() => {
    throw new TypeError("no such element");
  }),
};

/** The longest time to reconnect: the longest wait, and the longest attempt without a fallback or a token. */
const longestReturn = 30 * second + 30 * second;

/** The largest number of CONNECTs within a minute: the first, and then one every 5 s. */
const mostAttempts = 13;

describe.each(Object.entries(outages))("%s", (_, { begin, end = endFaults }) => {
  it.each([
    ["10 s", 10 * second],
    ["5 min", 5 * minute],
  ])("is followed by a reconnect after an outage of %s, without a storm of attempts", async (_, time) => {
    const h = start();
    await connected(h.client);
    h.client.board(boardId, { topRanksToInclude: 3 }, () => undefined);
    const books = keepBooks(h);
    books.live();
    await settled();
    begin(h);
    for (let passed = 0; passed < time; passed += minute) {
      const before = h.network.opened.length;
      await advance(Math.min(minute, time));
      expect(h.network.opened.length - before).toBeLessThanOrEqual(mostAttempts);
    }
    end(h);
    for (let waited = 0; h.status() !== "connected" && waited < longestReturn; waited += second)
      await advance(second);
    expect(h.status()).toBe("connected");
    await advance(minute);
    expect(h.status()).toBe("connected");
    expect(h.states.map(({ status }) => status)).not.toContain("refused");
    books.live();
    await settled();
    expect(books.ends()).toEqual({ answered: 2, remote: 2 });
    expect([books.audit(), h.network.broker.connections()]).toEqual([inOrder, 1]);
  });
});

import { onTestFinished, vi } from "vitest";
import { createModel } from "../../../../sandbox/model";
import type { ConnectionState, GamificationOptions, SockJsClass } from "../../../../src/gamification";
import { createGamificationClient } from "../../../../src/gamification/client/client";
import { createLog } from "../../../../src/utils/log";
import { createTestPage } from "../../support/environment";
import { createNetwork } from "./broker-socket";

export const url = "https://simulated.invalid/ws";
/** A contest of the simulated space that has a leaderboard. */
export const boardId = "con-slot-lampo-1";
export const second = 1000;
export const minute = 60 * second;

const start = Date.parse("2026-11-21T08:30:00Z");

/** Uses fake timers until the end of the test. */
function useFakeTime() {
  if (vi.isFakeTimers()) return;
  vi.useFakeTimers({ now: start });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Starts a client of the simulated platform, with a network in memory and Vitest's fake timers. */
export function startClient(options: Partial<GamificationOptions> = {}) {
  useFakeTime();
  const model = createModel({ time: Date.now });
  const network = createNetwork(model);
  const surroundings = createTestPage();
  const lines: string[] = [];
  const print = (line: string, ...details: unknown[]) =>
    void lines.push([line, ...details].map(String).join(" "));
  const { tokens, memberOf } = model.gamification;
  const getToken = vi.fn(() => Promise.resolve(tokens.mint(memberOf("giulia"))));
  const client = createGamificationClient({
    url,
    getToken,
    webSocket: network.webSocket,
    // SockJS, the fallback transport, cannot be loaded unless the test provides it.
    sockjs: () => Promise.reject(new Error("no fallback")),
    pageVisibility: surroundings.pageVisibility,
    connectivity: surroundings.connectivity,
    log: createLog(() => "debug", { debug: print, info: print, warn: print, error: print }),
    random: () => 0,
    ...options,
  });
  const fallbackOptions: unknown[] = [];
  const Socket = network.webSocket;
  /** Simulated SockJS class, which records its options in `fallbackOptions`. */
  const fallback: SockJsClass = class extends Socket {
    constructor(at: string, _reserved: undefined, given: unknown) {
      super(at);
      fallbackOptions.push(given);
    }
  };
  const states: ConnectionState[] = [];
  client.$state.listen((state) => void states.push(state));
  onTestFinished(async () => {
    const closed = client.close();
    network.cut();
    await vi.advanceTimersByTimeAsync(5 * second);
    await closed;
    network.broker.close();
  });
  return {
    ...surroundings,
    client,
    model,
    network,
    getToken,
    lines,
    states,
    fallback,
    fallbackOptions,
    status: () => client.$state.get().status,
    /** Sent calls, each as the last part of its destination. */
    sentCalls: () => destinationsOf(network.sent),
    /** Number of frames sent per STOMP command. */
    count: (command: string) => network.sent.filter((text) => text.startsWith(`${command}\n`)).length,
  };
}

export type StartedClient = ReturnType<typeof startClient>;

export const destinationsOf = (frames: readonly string[]) =>
  frames.flatMap((frame) => /^SEND\ndestination:\/gapi\/(\w+)\n/.exec(frame)?.[1] ?? []);

/** Advances the fake clock by milliseconds. */
export const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Lets pending promises and short delays of the simulation finish. */
export const settled = () => vi.advanceTimersByTimeAsync(20);

export async function connected(client: StartedClient["client"]) {
  client.open();
  await settled();
}

/** Outcome of a promise: its value, or the kind or name of its error. */
export async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => ({ value }),
    (error: Error & { readonly kind?: string }) => error.kind ?? error.name,
  );
}

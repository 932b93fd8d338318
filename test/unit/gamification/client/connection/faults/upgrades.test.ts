// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Fault } from "../../../../../../sandbox/model";
import { inOrder, keepBooks } from "../../../support/books";
import { connectedOverSockets, startOverSockets } from "../../../support/over-sockets";
import { second } from "../../../support/start-client";

const upgrades = { match: "/ws/websocket" };
const fallback = { status: "connected", transport: "sockjs" };

/** Calls get a reply over the other transport, and each was sent once. */
async function works(h: Awaited<ReturnType<typeof startOverSockets>>) {
  const books = keepBooks(h);
  await Promise.all([books.read(), books.write()]);
  expect(books.audit()).toEqual(inOrder);
  expect(books.ends()).toEqual({ answered: 1, remote: 1 });
  expect(h.received("CONNECT")).toHaveLength(1);
}

describe("a WebSocket upgrade on a real server", () => {
  it.each<[string, Partial<Fault>]>([
    ["it is refused with 403", { status: 403 }],
    ["it drops", { drop: true }],
  ])("is replaced by SockJS within a second if %s (R4)", async (_, fault) => {
    // The fallback is already loaded.
    await import("../../../../../../src/gamification/client/stomp/sockjs");
    const h = await startOverSockets();
    h.sandbox.fault({ ...upgrades, ...fault });
    const begun = performance.now();
    await connectedOverSockets(h.client);
    // The limit is two seconds instead of one, because the test machine may be busy.
    expect(performance.now() - begun).toBeLessThan(2 * second);
    expect(h.client.getState()).toEqual(fallback);
    await works(h);
  });

  it("ends after 10 s if it hangs, and is replaced by SockJS within two more seconds (R4)", async () => {
    const h = await startOverSockets();
    h.sandbox.fault({ ...upgrades, delay: 60 * second });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    h.client.open();
    const hasAsked = () => h.model.journal.entries().some(({ path }) => path.endsWith("/websocket"));
    while (!hasAsked()) await new Promise(setImmediate);
    vi.advanceTimersByTime(10 * second - 1);
    expect(h.client.getState().status).toBe("connecting");
    vi.advanceTimersByTime(1);
    // From here on, the real clock runs.
    vi.useRealTimers();
    await connectedOverSockets(h.client, 2 * second);
    expect(h.client.getState()).toEqual(fallback);
    await works(h);
  });
});

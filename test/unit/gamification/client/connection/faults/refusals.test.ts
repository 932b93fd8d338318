// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { inOrder, keepBooks } from "../../../support/books";
import {
  advance,
  connected,
  minute,
  second,
  type StartedClient,
  startClient,
} from "../../../support/start-client";

/** Every event that could make a client retry, once per second. */
async function insist(h: StartedClient, books: ReturnType<typeof keepBooks>, milliseconds: number) {
  for (let time = 0; time < milliseconds; time += second) {
    books.live();
    h.client.on("notification", () => undefined)();
    h.hide(time % 2000 === 0);
    h.setOffline(time % 3000 === 0);
    await advance(second);
  }
  h.setOffline(false);
}

describe("a wrong passcode (R3)", () => {
  it("is sent at most three times a minute, and the state gives the reason", async () => {
    const h = startClient();
    h.getToken.mockResolvedValue("wrong");
    const books = keepBooks(h);
    await insist(h, books, 5 * minute);
    expect(h.count("CONNECT")).toBeLessThanOrEqual(3);
    expect(h.client.$state.get()).toEqual({
      status: "refused",
      reason: "Access denied: the token is not valid",
    });
    expect(books.audit()).toEqual(inOrder);
    expect(Object.keys(books.ends()).sort()).toEqual(["notSent", "unauthorised"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not cause a storm of attempts if it is refused only after CONNECTED", async () => {
    const h = startClient();
    h.network.change = (text) =>
      text.startsWith("CONNECTED") ? [text, "ERROR\nmessage:access denied\n\n\0"] : [text];
    const books = keepBooks(h);
    await insist(h, books, 5 * minute);
    expect(h.count("CONNECT")).toBeLessThanOrEqual(3);
    expect(h.client.$state.get()).toEqual({ status: "refused", reason: "access denied" });
    expect(books.audit()).toEqual(inOrder);
  });

  it("makes the client close the socket if the broker keeps it open", async () => {
    const h = startClient();
    h.getToken.mockResolvedValue("wrong");
    await advance(minute);
    h.client.open();
    await advance(minute);
    expect(h.network.broker.connections()).toBe(0);
    expect(h.count("CONNECT")).toBe(2);
  });
});

describe("an expired token at a reconnect", () => {
  it("is refreshed once, and the connection is restored", async () => {
    const h = startClient();
    const books = keepBooks(h);
    await connected(h.client);
    books.live();
    await advance(second);
    const old = h.getToken.mock.results[0]?.value as Promise<string>;
    h.getToken.mockReturnValueOnce(old);
    h.model.gamification.tokens.expireAll();
    h.model.faults.add({ match: "/gapi/", delay: second, times: 2 });
    books.live();
    h.network.cut();
    await advance(7 * second);
    expect(h.status()).toBe("connected");
    // Tokens of the first connection, of the attempt that the broker refused, and of the new attempt.
    expect([h.getToken.mock.calls.length, h.count("CONNECT")]).toEqual([3, 3]);
    await advance(31 * second);
    expect(books.audit()).toEqual(inOrder);
    expect(books.ends()).toEqual({ answered: 2, remote: 1, outcomeUnknown: 1 });
  });

  it("puts the client into the state refused, without a storm of attempts, if the service returns it again", async () => {
    const h = startClient();
    const books = keepBooks(h);
    await connected(h.client);
    h.getToken.mockReturnValue(h.getToken.mock.results[0]?.value as Promise<string>);
    h.model.gamification.tokens.expireAll();
    h.network.cut();
    await insist(h, books, 5 * minute);
    expect(h.client.$state.get()).toEqual({
      status: "refused",
      reason: "Access denied: the token has expired",
    });
    // One CONNECT with the valid token, one with the refused token, and one after the refresh.
    expect(h.count("CONNECT")).toBe(3);
    expect(books.audit()).toEqual(inOrder);
    expect(vi.getTimerCount()).toBe(0);
  });
});

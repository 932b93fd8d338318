// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { getMember, heartbeat } from "../../../../../src/gamification";
import { NotConfigured } from "../../../../../src/http/call-errors";
import { HttpFailure } from "../../../../../src/http/failure";
import {
  advance,
  connected,
  minute,
  outcomeOf,
  second,
  settled,
  startClient,
} from "../../support/start-client";

describe("a token", () => {
  it("is refreshed at four fifths of its lifetime, by a reconnect while no call is pending", async () => {
    const h = startClient();
    await connected(h.client);
    await advance(24 * minute - second);
    expect(h.getToken).toHaveBeenCalledTimes(1);
    await advance(5 * second);
    expect([h.getToken.mock.calls.length, h.count("CONNECT"), h.status()]).toEqual([2, 2, "connected"]);
    expect(h.network.broker.connections()).toBe(1);
    expect(h.states.map(({ status }) => status)).not.toContain("waiting");
  });

  it("is refreshed only after pending calls have ended", async () => {
    const h = startClient();
    await connected(h.client);
    await advance(24 * minute - second);
    h.model.faults.add({ match: "heartbeat", delay: 10 * second });
    const answer = outcomeOf(h.client.call(heartbeat));
    await advance(9 * second);
    expect([h.getToken.mock.calls.length, h.count("CONNECT")]).toEqual([2, 1]);
    await advance(3 * second);
    expect(h.count("CONNECT")).toBe(2);
    expect(await answer).toHaveProperty("value");
    expect(h.sentCalls()).toEqual(["heartbeat"]);
  });

  it("is replaced by a newer token if pending calls delay its use until shortly before it expires", async () => {
    const h = startClient();
    const giulia = h.model.gamification.memberOf("giulia");
    const given: string[] = [];
    h.getToken.mockImplementation(() => {
      given.push(h.model.gamification.tokens.mint(giulia, 10 / 60));
      return Promise.resolve(given.at(-1) ?? "");
    });
    const heard = vi.fn();
    h.client.on("error", heard);
    h.model.faults.add({ match: "heartbeat", delay: 3 * second });
    await connected(h.client);
    // The calls overlap, so the new tokens wait until all calls have ended.
    for (let calls = 0; calls < 11; calls += 1) {
      void outcomeOf(h.client.call(heartbeat, undefined, { fresh: true }));
      await advance(2 * second);
    }
    expect([given.length, h.count("CONNECT")]).toEqual([3, 1]);
    await advance(1.5 * second);
    expect([h.count("CONNECT"), h.status()]).toEqual([2, "connected"]);
    expect(h.network.sent.findLast((text) => text.startsWith("CONNECT"))).toContain(given.at(-1));
    expect(heard).not.toHaveBeenCalled();
  });

  it("is used once pending calls have ended, even if the token service returned the same token twice", async () => {
    const h = startClient();
    await connected(h.client);
    await advance(24 * minute - second);
    const { tokens, memberOf } = h.model.gamification;
    h.getToken.mockResolvedValue(tokens.mint(memberOf("giulia"), 1));
    h.model.faults.add({ match: "heartbeat", delay: 3 * second });
    // The calls overlap, so the new token still waits when the client requests a token again.
    for (let calls = 0; calls < 26; calls += 1) {
      void outcomeOf(h.client.call(heartbeat, undefined, { fresh: true }));
      await advance(2 * second);
    }
    expect([h.getToken.mock.calls.length, h.count("CONNECT")]).toEqual([3, 1]);
    await advance(3 * second);
    expect([h.count("CONNECT"), h.status()]).toEqual([2, "connected"]);
  });

  it("does not cause a reconnect if it equals the previous token, but is requested again later", async () => {
    const h = startClient();
    h.getToken.mockResolvedValue(h.model.gamification.tokens.mint(h.model.gamification.memberOf("giulia")));
    await connected(h.client);
    await advance(29 * minute);
    expect(h.count("CONNECT")).toBe(1);
    expect(h.getToken.mock.calls.length).toBeLessThan(6);
  });

  it("is kept if its refresh fails, and is requested again", async () => {
    const h = startClient();
    await connected(h.client);
    h.getToken.mockRejectedValueOnce(new HttpFailure("network"));
    await advance(24 * minute + 5 * second);
    expect([h.getToken.mock.calls.length, h.count("CONNECT"), h.status()]).toEqual([2, 1, "connected"]);
    await advance(minute);
    expect([h.getToken.mock.calls.length, h.count("CONNECT"), h.status()]).toEqual([3, 2, "connected"]);
  });

  it("is sent even if it has expired, because the broker decides", async () => {
    const h = startClient();
    const old = h.model.gamification.tokens.publicToken();
    await advance(26 * 24 * 60 * minute);
    h.getToken.mockResolvedValue(old);
    const heard = vi.fn();
    h.client.on("error", heard);
    await advance(minute);
    const reason = "Access denied: the token has expired";
    expect(h.client.$state.get()).toEqual({ status: "refused", reason });
    expect(h.count("CONNECT")).toBe(2);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(h.getToken).toHaveBeenCalledTimes(2);
  });

  it("is refreshed by the next connection if it expires during an outage", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.gamification.tokens.expireAll();
    h.network.cut();
    await advance(6 * second);
    expect([h.status(), h.getToken.mock.calls.length]).toEqual(["connected", 2]);
  });

  it("is requested again later if its request fails", async () => {
    const h = startClient();
    h.getToken.mockRejectedValueOnce(new HttpFailure("status", { status: 503 }));
    const answer = outcomeOf(h.client.call(getMember, { includeCustomFields: [] }));
    await settled();
    expect(h.status()).toBe("waiting");
    await advance(6 * second);
    expect(await answer).toHaveProperty("value");
  });

  it("is requested again after 30 s if its request never ends", async () => {
    const h = startClient();
    h.getToken.mockReturnValueOnce(new Promise(() => undefined));
    h.client.open();
    await advance(29 * second);
    expect(h.status()).toBe("connecting");
    await advance(7 * second);
    expect(h.status()).toBe("connected");
  });

  it.each([
    ["401", new HttpFailure("unauthorised", { status: 401 })],
    ["403", new HttpFailure("status", { status: 403 })],
    ["403 in an error of the site itself", Object.assign(new Error("no"), { status: 403 })],
  ])(
    "is requested only once more if the service refuses it with %s, and puts the client into the state refused",
    async (_, error) => {
      const getToken = vi.fn(() => Promise.reject(error));
      const h = startClient({ getToken });
      h.client.open();
      await advance(5 * minute);
      expect(h.client.$state.get()).toEqual({ status: "refused", reason: "token service refused" });
      expect(getToken).toHaveBeenCalledTimes(2);
      expect(h.network.opened).toEqual([]);
    },
  );

  it("is not sent if it contains characters that a header must not contain (S23)", async () => {
    const h = startClient({ getToken: () => Promise.resolve("a b\nlogin:c") });
    h.client.open();
    await advance(minute);
    expect([h.status(), h.network.opened]).toEqual(["waiting", []]);
  });

  it("is requested at most twice if its configuration is missing, and the state names the missing key", async () => {
    const getToken = vi.fn(() => Promise.reject(new NotConfigured("gamification.publicToken")));
    const h = startClient({ getToken });
    h.client.open();
    await advance(60 * second);
    expect(h.client.$state.get()).toEqual({
      status: "refused",
      reason: 'configuration "gamification.publicToken" is needed for this call',
    });
    expect(getToken).toHaveBeenCalledTimes(2);
  });
});

// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { getMember, heartbeat } from "../../../../src/gamification";
import { NotConfigured } from "../../../../src/http/not-configured";
import { HttpFailure } from "../../../../src/http";
import { connected, minute, outcomeOf, second, settled, startClient } from "../support/start-client";

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a token", () => {
  it("is renewed at four fifths of its life, by connecting anew while nobody waits for an answer", async () => {
    const h = startClient();
    await connected(h.client);
    await advance(24 * minute - second);
    expect(h.getToken).toHaveBeenCalledTimes(1);
    await advance(5 * second);
    expect([h.getToken.mock.calls.length, h.count("CONNECT"), h.status()]).toEqual([2, 2, "connected"]);
    expect(h.network.broker.connections()).toBe(1);
    expect(h.states.map(({ status }) => status)).not.toContain("waiting");
  });

  it("waits with its renewal for the answers that are on their way", async () => {
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

  it("that is the same as before changes nothing, and is asked for now and then", async () => {
    const h = startClient();
    h.getToken.mockResolvedValue(h.model.gamification.tokens.mint(h.model.gamification.memberOf("giulia")));
    await connected(h.client);
    await advance(29 * minute);
    expect(h.count("CONNECT")).toBe(1);
    expect(h.getToken.mock.calls.length).toBeLessThan(6);
  });

  it("whose renewal fails is kept, and asked for again", async () => {
    const h = startClient();
    await connected(h.client);
    h.getToken.mockRejectedValueOnce(new HttpFailure("network"));
    await advance(24 * minute + 5 * second);
    expect([h.getToken.mock.calls.length, h.count("CONNECT"), h.status()]).toEqual([2, 1, "connected"]);
    await advance(minute);
    expect([h.getToken.mock.calls.length, h.count("CONNECT"), h.status()]).toEqual([3, 2, "connected"]);
  });

  it("that has expired is recognised before anything is connected, with its time", async () => {
    const h = startClient();
    const old = h.model.gamification.tokens.publicToken();
    await advance(26 * 24 * 60 * minute);
    h.getToken.mockResolvedValue(old);
    const heard = vi.fn();
    h.client.on("error", heard);
    await advance(minute);
    expect(h.client.$state.get()).toMatchObject({
      status: "refused",
      reason: "the token has expired",
    });
    expect(h.network.opened).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(h.getToken).toHaveBeenCalledTimes(2);
  });

  it("that expires while the broker is away is renewed by the next connection", async () => {
    const h = startClient();
    await connected(h.client);
    h.model.gamification.tokens.expireAll();
    h.network.cut();
    await advance(6 * second);
    expect([h.status(), h.getToken.mock.calls.length]).toEqual(["connected", 2]);
  });

  it("that cannot be had for now is asked for again later", async () => {
    const h = startClient();
    h.getToken.mockRejectedValueOnce(new HttpFailure("status", { status: 503 }));
    const answer = outcomeOf(h.client.call(getMember, { includeCustomFields: [] }));
    await settled();
    expect(h.status()).toBe("waiting");
    await advance(6 * second);
    expect(await answer).toHaveProperty("value");
  });

  it("that never comes ends the try", async () => {
    const h = startClient();
    h.getToken.mockReturnValueOnce(new Promise(() => undefined));
    h.client.open();
    await advance(29 * second);
    expect(h.status()).toBe("connecting");
    await advance(7 * second);
    expect(h.status()).toBe("connected");
  });

  it("that the service refuses ends in a refusal, and so does one that is none", async () => {
    for (const answer of [
      () => Promise.reject(new HttpFailure("unauthorised", { status: 401 })),
      () => Promise.resolve("a b\nlogin:c"),
    ]) {
      const h = startClient({ getToken: answer });
      h.client.open();
      await advance(2 * second);
      expect(h.status()).toBe("refused");
      expect(h.network.opened).toEqual([]);
    }
  });

  it("that the configuration lacks is asked for no more, and the state says which key is missing", async () => {
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

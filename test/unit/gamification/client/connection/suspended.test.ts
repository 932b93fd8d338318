// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { claimAwards, getMember } from "../../../../../src/gamification";
import { HttpFailure } from "../../../../../src/http/failure";
import { createTestLifecycle } from "../../../support/lifecycle";
import { connected, outcomeOf, settled, startClient } from "../../support/start-client";

/** A client whose page can be suspended. */
function start(options: Parameters<typeof startClient>[0] = {}) {
  const page = createTestLifecycle();
  return { ...startClient({ lifecycle: page.lifecycle, ...options }), ...page };
}

const member = { includeCustomFields: [] };

describe("an unshared connection whose page is suspended", () => {
  it("ends without DISCONNECT, and reconnects with another token", async () => {
    const h = start();
    await connected(h.client);
    h.suspend();
    expect(h.status()).toBe("idle");
    await settled();
    expect(h.network.broker.connections()).toBe(0);
    expect(h.count("DISCONNECT")).toBe(0);
    h.resume();
    await settled();
    expect(h.status()).toBe("connected");
    expect(h.getToken).toHaveBeenCalledTimes(2);
    expect(h.network.broker.connections()).toBe(1);
  });

  it("repeats pending reads, but not writes, after the page resumes", async () => {
    const h = start();
    await connected(h.client);
    h.network.swallow();
    const read = outcomeOf(h.client.call(getMember, member));
    const write = outcomeOf(h.client.call(claimAwards, { awardIds: ["a"] }));
    h.suspend();
    expect(await write).toBe("outcomeUnknown");
    h.resume();
    await settled();
    expect(await read).toHaveProperty("value");
    expect(h.sentCalls()).toEqual(["getMember", "claimAwards", "getMember"]);
  });

  it("ends even while it connects or waits for its next attempt", async () => {
    for (const mood of ["hanging", "refused"] as const) {
      const h = start();
      h.network.mood = mood;
      await connected(h.client);
      expect(h.status()).not.toBe("connected");
      h.suspend();
      expect(h.status()).toBe("idle");
      h.network.mood = "good";
      h.resume();
      await settled();
      expect(h.status()).toBe("connected");
    }
  });

  it("gets one new attempt after the page resumes if it was refused", async () => {
    const getToken = vi.fn(() => Promise.reject(new HttpFailure("unauthorised")));
    const h = start({ getToken });
    await connected(h.client);
    expect([h.status(), getToken.mock.calls.length]).toEqual(["refused", 2]);
    h.suspend();
    h.resume();
    await settled();
    expect([h.status(), getToken.mock.calls.length]).toEqual(["refused", 3]);
    expect(h.network.opened).toEqual([]);
  });

  it("waits for the network if the page resumes offline", async () => {
    const h = start();
    await connected(h.client);
    h.suspend();
    h.setOffline(true);
    h.resume();
    expect(h.status()).toBe("offline");
  });

  it("is not opened after the page resumes if its client is unused or closed", async () => {
    const h = start();
    h.suspend();
    h.resume();
    await connected(h.client);
    const closed = h.client.close();
    await settled();
    await closed;
    expect(h.subscribers()).toBe(0);
    h.suspend();
    h.resume();
    await settled();
    expect(h.network.opened).toHaveLength(1);
  });
});

// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstAddress } from "../../../src/account/ip-address";
import { answer, loggedInJar, paths, refused, silence, startAccount } from "./harness";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the visitor's IP address", () => {
  it.each([
    ["https://www.vetrina.test/conto.html?x=1#a", "https://www.vetrina.test/conto.getIpAddress.json"],
    ["https://www.vetrina.test/blog/uno", "https://www.vetrina.test/blog/uno.getIpAddress.json"],
    ["https://www.vetrina.test/", "https://www.vetrina.test/.getIpAddress.json"],
  ])("is requested from the page %s with the selector getIpAddress", async (url, requested) => {
    const { account, sent } = startAccount({ url });
    expect(await account.ipAddress()).toBe("203.0.113.7");
    expect(sent.map(({ url }) => url.href)).toEqual([requested]);
  });

  it("is requested from the configured URL", async () => {
    const { account, sent } = startAccount({
      configuration: { account: { ipUrl: "https://ip.vetrina.test/getIpAddress.json" } },
    });
    await account.ipAddress();
    expect(sent[0]?.url.href).toBe("https://ip.vetrina.test/getIpAddress.json");
  });

  it("is requested once, and only its first entry is cached", async () => {
    const { account, sent, sessionItems } = startAccount();
    await Promise.all([account.ipAddress(), account.ipAddress()]);
    await account.ipAddress();
    expect(sent).toHaveLength(1);
    expect(sessionItems.items.get("ipAddress")).toBe("203.0.113.7");
  });

  it("is deleted by a logout and then requested again", async () => {
    const { account, sent, sessionItems } = startAccount({ jar: loggedInJar() });
    await account.ipAddress();
    account.session.logout();
    expect(sessionItems.items.size).toBe(0);
    await account.ipAddress();
    expect(sent).toHaveLength(2);
  });

  it("is not stored if the response arrives after the logout", async () => {
    let release: (response: Response) => void = () => undefined;
    const { account, sent, sessionItems, responders } = startAccount({
      jar: loggedInJar(),
      responders: { [paths.ip]: () => new Promise((resolve) => (release = resolve)) },
    });
    const address = account.ipAddress();
    await vi.advanceTimersByTimeAsync(1);
    account.session.logout();
    release(answer({ clientIpAddress: "203.0.113.7, 10.0.0.1" }));
    expect(await address).toBe("203.0.113.7");
    expect(sessionItems.items.size).toBe(0);
    responders[paths.ip] = () => answer({ clientIpAddress: "198.51.100.4" });
    expect(await account.ipAddress()).toBe("198.51.100.4");
    expect(sent).toHaveLength(2);
  });

  it("is the first entry of a list that another script has stored, and replaces that list", async () => {
    const { account, sent, sessionItems } = startAccount();
    sessionItems.items.set("ipAddress", "203.0.113.7, 10.0.0.1");
    expect(await account.ipAddress()).toBe("203.0.113.7");
    expect(sessionItems.items.get("ipAddress")).toBe("203.0.113.7");
    expect(sent).toEqual([]);
  });

  it("is kept in memory if the browser does not store it", async () => {
    const { account, sent } = startAccount({
      environment: { sessionItems: { read: () => undefined, write: () => false, remove: () => undefined } },
    });
    await account.ipAddress();
    await account.ipAddress();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["500", () => refused(500), "500"],
    ["unreadable content", () => answer("<html>"), "200"],
  ])(
    "is empty after %s, is logged with the status, and is requested again only after a minute",
    async (_, responder, status) => {
      const { account, lines, reports, sent } = startAccount({ responders: { [paths.ip]: responder } });
      expect(await account.ipAddress()).toBe("");
      expect(lines).toContain(`[vetrina] the visitor's address is not known: ${status}`);
      expect(reports.map(({ code }) => code)).toEqual(["ip"]);
      await account.ipAddress();
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60_000);
      await account.ipAddress();
      expect(sent).toHaveLength(2);
    },
  );

  it("is empty if no response arrives within 3 s", async () => {
    const { account } = startAccount({ responders: { [paths.ip]: silence } });
    const address = account.ipAddress();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await address).toBe("");
  });
});

describe("firstAddress", () => {
  it.each([
    ["203.0.113.7, 10.0.0.1", "203.0.113.7"],
    ["2001:db8::1", "2001:db8::1"],
    ["::ffff:203.0.113.7,x", "::ffff:203.0.113.7"],
    ["", ""],
    ["unknown, 10.0.0.1", ""],
    ["<script>", ""],
    ["1\r\nx: y", ""],
  ])("reads %j as %j", (list, first) => {
    expect(firstAddress(list)).toBe(first);
  });
});

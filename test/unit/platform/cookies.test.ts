// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createCookies, CookieRefused } from "../../../src/platform/cookies";
import { createLog } from "../../../src/utils/log";
import { memoryJar, type MemoryJarOptions } from "../account/jar";

function cookiesOn(url: string, domain?: string, jarOptions: MemoryJarOptions = {}) {
  const jar = memoryJar({ host: new URL(url).hostname, ...jarOptions });
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const report = vi.fn();
  const log = createLog(() => "debug", { debug: print, info: print, warn: print, error: print });
  const cookies = createCookies({ jar, url: () => new URL(url), domain: () => domain, log, report });
  return { jar, cookies, lines, report };
}

const site = "https://www.vetrina.test/";

describe("a cookie of the library", () => {
  it("is written for all paths, with exactly the specified attributes (S22)", () => {
    const { cookies, jar } = cookiesOn(site);
    cookies.write("JWT", "abc", 1200);
    expect(jar.written).toEqual(["JWT=abc; Path=/; SameSite=Lax; Max-Age=1200; Secure"]);
  });

  it.each([
    ["https://www.vetrina.test/", true],
    ["http://localhost:4400/", true],
    ["http://127.0.0.1/", true],
    ["http://[::1]/", true],
    ["http://www.vetrina.test/", false],
    ["http://notlocalhost/", false],
  ])("is Secure if the browser accepts it on that page (%s: %s)", (url, isSecure) => {
    const { cookies, jar } = cookiesOn(url);
    cookies.write("JWT", "abc", 1200);
    expect(jar.written[0]?.endsWith("; Secure")).toBe(isSecure);
  });

  describe("in a browser that may refuse `Secure` (WebKit on localhost)", () => {
    const refuses = { refusesSecure: true };

    it.each(["http://localhost:4400/", "http://demo.localhost/", "http://127.0.0.1/", "http://[::1]/"])(
      "is written again without Secure after a refusal (%s)",
      (url) => {
        const { cookies, jar, lines } = cookiesOn(url, undefined, refuses);
        cookies.write("JWT", "abc", 1200);
        expect(jar.written).toEqual([
          "JWT=abc; Path=/; SameSite=Lax; Max-Age=1200; Secure",
          "JWT=abc; Path=/; SameSite=Lax; Max-Age=1200",
        ]);
        expect([cookies.read("JWT"), jar.names(), lines]).toEqual(["abc", ["JWT"], []]);
      },
    );

    it("is not written again without Secure if the browser has stored it with Secure", () => {
      const { cookies, jar } = cookiesOn("http://localhost:4400/");
      cookies.write("JWT", "abc", 1200);
      expect(jar.written).toHaveLength(1);
      expect(jar.kept("JWT")[0]?.attributes).toContain("Secure");
    });

    it.each(["https://www.vetrina.test/", "https://localhost/", "https://127.0.0.1/"])(
      "is never written without Secure on an https page (%s)",
      (url) => {
        const { cookies, jar } = cookiesOn(url, undefined, refuses);
        cookies.write("JWT", "abc", 1200);
        cookies.remove("JWT");
        expect(jar.written.filter((each) => !each.endsWith("; Secure"))).toEqual([]);
        expect(jar.names()).toEqual([]);
      },
    );

    it("stays stored after it is extended with the same value", () => {
      vi.useFakeTimers();
      const { cookies, jar } = cookiesOn("http://localhost/", undefined, refuses);
      cookies.write("login", "true", 60);
      vi.advanceTimersByTime(59_000);
      cookies.write("login", "true", 60);
      vi.advanceTimersByTime(59_000);
      expect(jar.names()).toEqual(["login"]);
      vi.useRealTimers();
    });

    it("can be replaced and deleted, even if it has a domain", () => {
      const { cookies, jar } = cookiesOn("http://www.demo.localhost/", "demo.localhost", {
        ...refuses,
        host: "www.demo.localhost",
      });
      cookies.write("JWT", "old", 60);
      cookies.write("JWT", "new", 60);
      expect(jar.kept("JWT").map(({ value, domain }) => [value, domain])).toEqual([
        ["new", "demo.localhost"],
      ]);
      cookies.remove("JWT");
      expect(jar.names()).toEqual([]);
    });
  });

  it.each([site, "http://localhost:4400/", "http://www.vetrina.test/"])(
    "is never missing while it is extended, because another tab may read it (%s)",
    (url) => {
      const { cookies, jar } = cookiesOn(url);
      cookies.write("login", "true", 60);
      const missing: string[] = [];
      const write = jar.write.bind(jar);
      jar.write = (assignment) => {
        write(assignment);
        if (!jar.names().includes("login")) missing.push(assignment);
      };
      cookies.write("login", "true", 60);
      expect(missing).toEqual([]);
    },
  );

  it("lasts for the browser session if it has no lifetime", () => {
    const { cookies, jar } = cookiesOn(site);
    cookies.write("channelId", "62");
    expect(jar.written[0]).not.toContain("Max-Age");
  });

  it("matches only its exact name (S22)", () => {
    const { cookies, jar } = cookiesOn(site);
    for (const pair of ["XJWT=x", "JWT_ar=ar", "JWTX=y", "aJWT=JWT=inner"]) jar.write(pair);
    expect(cookies.read("JWT")).toBeUndefined();
    jar.write("JWT=right");
    expect(cookies.read("JWT")).toBe("right");
    expect(cookies.read("JWT_ar")).toBe("ar");
  });

  it.each(["a;b", "a\nb", "a\u0000b", "a\u007fb"])(
    "is refused if its value contains a forbidden character",
    (value) => {
      const { cookies, jar } = cookiesOn(site);
      expect(() => cookies.write("userInfo", value)).toThrow(CookieRefused);
      expect(jar.written).toEqual([]);
    },
  );

  it("is refused if its name would become an attribute", () => {
    expect(() => cookiesOn(site).cookies.write("a; Domain", "x")).toThrow(CookieRefused);
  });

  it("uses the configured domain, and replaces an older host-only cookie", () => {
    const { cookies, jar } = cookiesOn(site, ".vetrina.test");
    jar.write("JWT=old");
    cookies.write("JWT", "new", 60);
    expect(cookies.read("JWT")).toBe("new");
    expect(jar.kept("JWT").map(({ domain }) => domain)).toEqual(["vetrina.test"]);
  });

  it.each([
    ["a foreign domain", "other.test", {}],
    ["a domain that only ends with the same letters", "trina.test", {}],
    ["a domain that the browser refuses", "vetrina.test", { refusesDomains: true }],
  ])("is host-only for %s, with one warning", (_, domain, jarOptions) => {
    const { cookies, jar, lines, report } = cookiesOn(site, domain, jarOptions);
    cookies.write("JWT", "one", 60);
    cookies.write("login", "true", 60);
    expect(cookies.read("JWT")).toBe("one");
    expect(jar.kept("JWT")[0]?.domain).toBeUndefined();
    expect(lines).toEqual([
      "[vetrina] cookie domain not available: the host of this page does not belong to cookies.domain",
    ]);
    expect(report).toHaveBeenCalledExactlyOnceWith("cookie-domain", expect.any(Error));
  });

  it("is stored in memory for its lifetime if the browser blocks cookies", () => {
    vi.useFakeTimers();
    const { cookies } = cookiesOn(site, undefined, { isBlocked: true });
    cookies.write("login", "true", 60);
    expect(cookies.read("login")).toBe("true");
    vi.advanceTimersByTime(60_000);
    expect(cookies.read("login")).toBeUndefined();
    vi.useRealTimers();
  });

  it("is stored in memory if it exceeds 4 kB, and replaces the older value", () => {
    const { cookies, jar } = cookiesOn(site);
    cookies.write("JWT", "old", 60);
    const long = "x".repeat(4100);
    cookies.write("JWT", long, 60);
    expect(cookies.read("JWT")).toBe(long);
    expect(jar.kept("JWT")).toEqual([]);
    cookies.forgetMemory();
    expect(cookies.read("JWT")).toBeUndefined();
  });

  it("is deleted from memory, and from the browser both with and without a domain", () => {
    const { cookies, jar } = cookiesOn(site, "vetrina.test");
    jar.write("JWT=host");
    jar.write("JWT=domain; Domain=vetrina.test");
    cookies.remove("JWT");
    expect(jar.names()).toEqual([]);
    const blocked = cookiesOn(site, undefined, { isBlocked: true }).cookies;
    blocked.write("JWT", "x", 60);
    blocked.remove("JWT");
    expect(blocked.read("JWT")).toBeUndefined();
  });

  it("is read from any cookie jar without an exception", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, name) => {
        const { cookies } = cookiesOn(site);
        const odd = createCookies({
          jar: { read: () => text, write: () => undefined },
          url: () => new URL(site),
          domain: () => undefined,
          log: createLog(() => "silent"),
          report: () => undefined,
        });
        expect(["string", "undefined"]).toContain(typeof odd.read(name));
        expect(cookies.read(name)).toBeUndefined();
      }),
    );
  });

  it("reads back as written if its value is accepted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (value) => {
        fc.pre(
          ![...value].some((character) => character === ";" || character < " " || character === "\u007f"),
        );
        const { cookies } = cookiesOn(site);
        cookies.write("userInfo", value, 60);
        expect(cookies.read("userInfo")).toBe(value);
      }),
    );
  });
});

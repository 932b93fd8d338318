import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createConfigStore } from "../../../src/config";
import { accountSettings } from "../../../src/config/sections/account";
import { bonusDescription } from "../../../src/config/sections/bonus";
import { liveCasinoDescription } from "../../../src/config/sections/live-casino";
import { fuzzRounds } from "../../support/fuzz";

function setUp(initial?: unknown) {
  const error = vi.fn();
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error };
  return {
    store: createConfigStore(initial, log),
    complaints: () => error.mock.calls.map(([line]) => String(line)),
  };
}

describe("the configuration", () => {
  it("has default values", () => {
    const { store, complaints } = setUp();
    expect(store.get().timeZone).toBe("Europe/Rome");
    expect(store.get().session.required).toBe(false);
    expect(complaints()).toEqual([]);
  });

  it("logs an unknown time zone, and keeps the default", () => {
    const { store, complaints } = setUp({ timeZone: "Europe/Paris" });
    expect(store.get().timeZone).toBe("Europe/Rome");
    expect(complaints()).toEqual([
      'configuration "timeZone": expected one of Europe/Rome, Europe/San_Marino, Europe/Vatican',
    ]);
  });

  it("logs unknown keys and wrong values with their path", () => {
    const { complaints } = setUp({
      acount: {},
      session: { required: "perhaps", colour: 1 },
      cookies: 3,
    });
    expect(complaints()).toHaveLength(4);
    expect(complaints()[0]).toContain('"acount" is not known; known here: language');
    expect(complaints().join()).toContain('"session.required": expected true or false');
    expect(complaints().join()).toContain('"session.colour" is not known');
    expect(complaints().join()).toContain('"cookies": expected an object');
  });

  it("merges the parts of configure(), and ignores wrong values", () => {
    const { store } = setUp({ session: { singlePageApp: true }, disabledElements: ["vetrina-tour"] });
    store.configure({ session: { required: true }, timeZone: "Europe/Vatican" });
    store.configure({ timeZone: "Mars/Olympus", disabledElements: 5 });
    expect(store.get().session).toEqual({ required: true, singlePageApp: true });
    expect(store.get().timeZone).toBe("Europe/Vatican");
    expect(store.get().disabledElements).toEqual(["vetrina-tour"]);
  });

  it("accepts functions and strings", () => {
    const onError = vi.fn();
    const { store } = setUp({ onError, texts: { it: { "date-picker.choose": "Quando?" } } });
    expect(store.get().onError).toBe(onError);
    expect(store.get().texts.it).toEqual({ "date-picker.choose": "Quando?" });
  });

  it("does not copy unknown keys (S12), and accepts any input without an exception", () => {
    const hostile = JSON.parse(
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    ) as unknown;
    setUp(hostile).store.configure(hostile);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        const { store } = setUp(input);
        return store.get().session !== undefined && accountSettings(store).paths !== undefined;
      }),
      { numRuns: fuzzRounds(200) },
    );
  });

  it.each([0, 1, "no", "sì", ""])("ignores a flag with the value %j", (required) => {
    const { store, complaints } = setUp({ session: { required } });
    expect(store.get().session.required).toBe(false);
    expect(complaints()).toEqual(['configuration "session.required": expected true or false']);
  });

  it.each(["mailto:a@b.example", "//altro.example/x", "/api", "http://altro.example"])(
    "does not accept %s as an origin",
    (origin) => {
      const { store, complaints } = setUp({ account: { origin } });
      expect(accountSettings(store).origin).toBeUndefined();
      expect(complaints()).toHaveLength(1);
    },
  );

  it("merges texts by key and rejects values that are not strings", () => {
    const { store, complaints } = setUp({ texts: { it: { "a.b": "uno" } } });
    store.configure({ texts: { it: { "a.c": "due" }, en: { "a.b": "one" } } });
    expect(store.get().texts).toEqual({ it: { "a.b": "uno", "a.c": "due" }, en: { "a.b": "one" } });
    expect(complaints()).toEqual([]);
    store.configure({ texts: { fr: { "a.b": "un" } } });
    store.configure({ texts: { it: { "a.b": 3 } } });
    expect(complaints()).toHaveLength(2);
    expect(store.get().texts.it).toEqual({ "a.b": "uno", "a.c": "due" });
  });
});

describe("a section of the configuration", () => {
  it("combines the configured values with the defaults of the reader's description", () => {
    const { store, complaints } = setUp({ bonus: { expiresAtEndOfDay: true, paths: { list: "/bonuses" } } });
    const settings = store.section("bonus", bonusDescription);
    expect(settings()).toMatchObject({
      expiresAtEndOfDay: true,
      paths: { list: "/bonuses" },
      idsParameter: "ids",
    });
    expect(complaints()).toEqual([]);
  });

  it("merges later parts, whether they are added before or after its first read", () => {
    const { store } = setUp({ bonus: { origin: "https://one.example" } });
    store.configure({ bonus: { paths: { list: "/bonuses" } } });
    const settings = store.section("bonus", bonusDescription);
    expect(settings()).toMatchObject({ origin: "https://one.example", paths: { list: "/bonuses" } });
    store.configure({ bonus: { origin: "https://two.example" } });
    expect(settings()).toMatchObject({ origin: "https://two.example", paths: { list: "/bonuses" } });
  });

  it("logs each error once, with its path, and keeps the previous value", () => {
    const { store, complaints } = setUp({ bonus: { timeoutMs: "soon", colour: 1 } });
    const settings = store.section("bonus", bonusDescription);
    expect(settings().timeoutMs).toBe(8000);
    store.configure({ bonus: { timeoutMs: 5 } });
    expect(settings().timeoutMs).toBe(5);
    expect(complaints()).toEqual([
      expect.stringContaining('"bonus.colour" is not known'),
      'configuration "bonus.timeoutMs": expected a whole number from 1',
    ]);
  });

  it("is refused with a message if it is not an object", () => {
    const { store, complaints } = setUp({ liveCasino: ["tables"] });
    expect(store.section("liveCasino", liveCasinoDescription)().pollIntervalMs).toBe(10_000);
    expect(complaints()).toEqual(['configuration "liveCasino": expected an object']);
  });
});

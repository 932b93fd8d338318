// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasRoom, readPlace, withPlace } from "../../../../src/gamification/hub/place";
import { anyCharacter } from "../../../support/fuzz";

const sections = ["missioni", "premi", "instant-win", "in-palio"];

const read = (hash: string) => readPlace(hash, sections);
const write = (hash: string, section: string, id?: string) => withPlace(hash, { section, id }, sections);

/** The fragment as a browser returns it. */
const inUrl = (hash: string | undefined) => new URL(`https://site.example/${hash}`).hash;

describe("the hub's place (section and id) in a URL fragment", () => {
  it.each([
    ["#vetrina-missioni", { section: "missioni", id: undefined }],
    ["#vetrina-missioni--", { section: "missioni", id: undefined }],
    ["#vetrina-missioni--mis-1", { section: "missioni", id: "mis-1" }],
    ["#vetrina-instant-win--win--1-", { section: "instant-win", id: "win--1-" }],
    ["#vetrina-in-palio---1", { section: "in-palio", id: "-1" }],
    ["#vetrina-premi--a_x2F_b_x5F_x2F_", { section: "premi", id: "a/b_x2F_" }],
    // A fragment that was written by hand, without the encoding.
    ["#vetrina-premi--a/b%C3%A8", { section: "premi", id: "a/bè" }],
    ["#vetrina-premi--_x110000_", { section: "premi", id: undefined }],
    ["#vetrina-premi--%E0%A4", { section: "premi", id: undefined }],
    ["#vetrina-premi--awa-1&tab=2", { section: "premi", id: "awa-1" }],
    ["#vetrina=missioni", { section: "missioni", id: undefined }],
    ["#vetrina=missioni/", { section: "missioni", id: undefined }],
    ["#vetrina=missioni/mis-1", { section: "missioni", id: "mis-1" }],
    ["#a=1&vetrina=premi/awa%2F1&b", { section: "premi", id: "awa/1" }],
    ["#vetrina=premi/a/b", { section: "premi", id: "a/b" }],
    ["#vetrina=", undefined],
    ["#vetrina=%", undefined],
    ["#vetrina=premi/%E0%A4", { section: "premi", id: undefined }],
    ["#vetrina-config", undefined],
    ["#vetrina-premiazione", undefined],
    ["#limiti", undefined],
    ["", undefined],
  ])("is read from “%s”", (hash, place) => {
    expect(read(hash)).toEqual(place);
  });

  it.each([
    ["", "#vetrina-premi--a_x2F__x26_b"],
    ["#", "#vetrina-premi--a_x2F__x26_b"],
    ["#vetrina-missioni--m", "#vetrina-premi--a_x2F__x26_b"],
    ["#vetrina=missioni/m", "#vetrina-premi--a_x2F__x26_b"],
    ["#tab=2", "#tab=2&vetrina=premi/a%2F%26b"],
    ["#x&vetrina=missioni&y=%20é", "#x&vetrina=premi/a%2F%26b&y=%20é"],
    ["#vetrina-missioni&tab=2", "#vetrina=premi/a%2F%26b&tab=2"],
  ])("is added to “%s” without changing the page's own parts", (hash, written) => {
    expect(write(hash, "premi", "a/&b")).toBe(written);
  });

  it.each(["#limiti", "#/conto/saldo", "#!/a=1", "#top&tab=2", "#vetrina-config"])(
    "is not added to %s, which is an anchor or a route of the page",
    (hash) => {
      expect(hasRoom(hash, sections)).toBe(false);
      expect(write(hash, "premi")).toBeUndefined();
    },
  );

  const isRead = (section: string, id: string) => {
    const alone = inUrl(write("", section, id));
    expect(alone).toMatch(/^#vetrina-[\w-]+$/);
    expect(read(alone)).toEqual({ section, id });
  };

  it("is a valid ID selector and is read back unchanged, for any id", () => {
    const anySection = fc.constantFrom(...sections);
    const hostile = fc.stringMatching(/^[-_x2F%/.&#=]+$/);
    const anyId = fc.oneof(hostile, fc.string({ unit: anyCharacter, minLength: 1 }));
    fc.assert(fc.property(anySection, anyId, isRead));
    isRead("premi", "\uD800");
  });

  it("is read back unchanged next to the page's own parts, for any id", () => {
    const anyId = fc.string({ unit: "grapheme", minLength: 1 });
    fc.assert(
      fc.property(anyId, (id) => {
        const hash = inUrl(write("#tab=2", "premi", id));
        expect(hash).toMatch(/^#tab=2&vetrina=premi\//);
        expect(read(hash)).toEqual({ section: "premi", id });
      }),
    );
  });
});

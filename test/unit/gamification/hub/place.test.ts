// @vitest-environment node
import { describe, expect, it } from "vitest";
import { hasRoom, readPlace, withPlace } from "../../../../src/gamification/hub/place";

describe("the place in an address", () => {
  it.each([
    ["#vetrina=missioni", { section: "missioni", id: undefined }],
    ["#vetrina=missioni/", { section: "missioni", id: undefined }],
    ["#vetrina=missioni/mis-1", { section: "missioni", id: "mis-1" }],
    ["#a=1&vetrina=premi/awa%2F1&b", { section: "premi", id: "awa/1" }],
    ["#vetrina=premi/a/b", { section: "premi", id: "a/b" }],
    ["#vetrina=", undefined],
    ["#vetrina=%", undefined],
    ["#vetrina=premi/%E0%A4", { section: "premi", id: undefined }],
    ["#limiti", undefined],
    ["", undefined],
  ])("is read from %s", (hash, place) => {
    expect(readPlace(hash)).toEqual(place);
  });

  it.each([
    ["", "#vetrina=premi/a%2F%26b"],
    ["#", "#vetrina=premi/a%2F%26b"],
    ["#vetrina=missioni/m", "#vetrina=premi/a%2F%26b"],
    ["#tab=2", "#tab=2&vetrina=premi/a%2F%26b"],
    ["#x&vetrina=missioni&y=%20é", "#x&vetrina=premi/a%2F%26b&y=%20é"],
  ])("is written into %s beside the page's own parts", (hash, written) => {
    expect(withPlace(hash, { section: "premi", id: "a/&b" })).toBe(written);
  });

  it.each(["#limiti", "#/conto/saldo", "#!/a=1", "#top&tab=2"])("leaves the page's own %s alone", (hash) => {
    expect(hasRoom(hash)).toBe(false);
    expect(withPlace(hash, { section: "premi" })).toBeUndefined();
  });

  it("is what was written, for any section and id", () => {
    const texts = ["a", "è/ù", "&=#?%", "日本 ", "../x", "\u{1F600}"];
    for (const section of texts)
      for (const id of [...texts, undefined]) {
        const hash = withPlace("#tab=2", { section, id });
        expect(readPlace(new URL(`https://site.example/${hash}`).hash)).toEqual({ section, id });
      }
  });
});

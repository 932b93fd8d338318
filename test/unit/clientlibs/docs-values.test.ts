// @vitest-environment node
import { describe, expect, it } from "vitest";
import { kindEntry } from "../../../clientlibs/docs/blocks";
import { wordsIn } from "../../../clientlibs/docs/words";
import { readGroup } from "../../../src/config/group";
import { wholeDescription } from "../../../src/config/sections";
import { flag } from "../../../src/definition";
import { readAttribute } from "../../../src/element/attributes";

/** Type texts of a boolean in the documentation of the configuration, one per language. */
const logged = (["it", "en"] as const).map(
  (language) => kindEntry("x", flag(), language, "configuration").facts?.[0]?.[1] ?? "",
);

describe("a boolean whose value is neither true nor false", () => {
  it("counts as true in an attribute and logs an error, as the documentation states", () => {
    const complaints: string[] = [];
    expect(readAttribute(flag(), "data-x", "no", (message) => complaints.push(message))).toBe(true);
    expect(complaints).toEqual(['data-x="no": expected true or false']);
    expect(wordsIn.it.flagNote).toContain(
      "Anche un’altra parola, come `no`, vale sì, e la console dice che è sbagliata",
    );
    expect(wordsIn.en.flagNote).toContain(
      "Any other value, such as `no`, also means yes, and the console reports the mistake",
    );
  });

  it("is rejected in the configuration, whose documentation allows only true and false", () => {
    const complaints: string[] = [];
    const written = { inspector: "no", editMode: "" };
    const { inspector, editMode } = readGroup(wholeDescription, written, (message) =>
      complaints.push(message),
    );
    expect([inspector, editMode]).toEqual([true, false]);
    expect(complaints).toHaveLength(2);
    for (const text of logged) expect(text).toMatch(/^`true` (oppure|or) `false`/);
  });
});

it("the documentation requires a full URL for an origin, but allows a path for other URLs", () => {
  const typeOf = (kind: Parameters<typeof kindEntry>[1]) => kindEntry("x", kind, "en").facts?.[0]?.[1];
  expect(typeOf(wholeDescription.account.origin)).toBe(wordsIn.en.fullUrl);
  expect(typeOf(wholeDescription.account.loginUrl)).toBe(wordsIn.en.types.url);
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { capitalised, readableName } from "../../../../src/gamification/entities/readable-name";

describe("a readable name from the operator", () => {
  it.each([
    ["tipoGioco", "tipo gioco"],
    ["TipoGioco", "tipo gioco"],
    ["tipo_gioco", "tipo gioco"],
    ["free-spins", "free spins"],
    ["statoVIP", "stato VIP"],
    ["AddPoints", "add points"],
    ["Event.tipoGioco", "event tipo gioco"],
    ["però", "però"],
    ["bingo90", "bingo90"],
  ])("is, for %s, “%s”", (written, words) => {
    expect(readableName(written)).toBe(words);
  });

  it.each(["7f9a0c3e51", "3f2504e0-4f89-11d3", "X7f9a0c3e51", "", "---", "42", undefined])(
    "does not exist if the original name is %s",
    (written) => {
      expect(readableName(written)).toBeUndefined();
    },
  );

  it("is limited to 60 characters", () => {
    expect(readableName("a".repeat(1000))).toHaveLength(60);
  });

  it("starts with a capital letter at the start of a line", () => {
    expect([capitalised("è così"), capitalised("")]).toEqual(["È così", ""]);
  });
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { capitalised, readableName } from "../../../../src/gamification/entities/readable-name";

describe("a name from the operator", () => {
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
  ])("%s is “%s” as text", (written, words) => {
    expect(readableName(written)).toBe(words);
  });

  it.each(["7f9a0c3e51", "3f2504e0-4f89-11d3", "X7f9a0c3e51", "", "---", "42", undefined])(
    "is not shown to players if it is %s",
    (written) => {
      expect(readableName(written)).toBeUndefined();
    },
  );

  it("is cut before it fills a card", () => {
    expect(readableName("a".repeat(1000))).toHaveLength(60);
  });

  it("is capitalised at the start of a line", () => {
    expect([capitalised("è così"), capitalised("")]).toEqual(["È così", ""]);
  });
});

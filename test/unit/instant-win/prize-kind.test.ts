// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Reward } from "../../../src/gamification/protocol/rewards";
import { kindOfTile, prizeKind } from "../../../widgets/instant-win/prize";

const rewards = (rewardType: object) => [{ id: "r", rewardType }] as unknown as Reward[];

describe("prizeKind", () => {
  it.each([
    [{ key: "bonus", uom: "euro", uomType: "Currency" }, "money"],
    [{ key: "free-spins", uom: "giri", uomType: "Unit" }, "spins"],
    [{ key: "x", uom: "giro", uomType: "Unit" }, "spins"],
    [{ key: "punti", uom: "punti", uomType: "Unit" }, "points"],
    [{ key: "level", uom: "points" }, "points"],
    [{ key: "appuntamento", uom: "biglietti" }, "other"],
    [{ key: "rimborso", uom: "percentuale", uomType: "Percentage" }, "other"],
    [{}, "other"],
  ])("is, for %j, %s", (rewardType, kind) => {
    expect(prizeKind("r", rewards(rewardType))).toBe(kind);
  });

  it("is other for an unknown reward", () => {
    expect(prizeKind("x", rewards({ uomType: "Currency" }))).toBe("other");
    expect(prizeKind(undefined, [])).toBe("other");
  });
});

describe("kindOfTile", () => {
  const tile = (reward: object | undefined) => ({ contraints: [], reward }) as never;

  it("is undefined for a tile without a prize", () => {
    expect(kindOfTile(tile(undefined), [])).toBeUndefined();
    expect(kindOfTile(tile({ id: "r", rewardValue: 0 }), rewards({}))).toBeUndefined();
  });

  it("is the kind of the tile's reward", () => {
    const own = rewards({ uomType: "Currency" });
    expect(kindOfTile(tile({ id: "r", rewardValue: 5 }), own)).toBe("money");
  });
});

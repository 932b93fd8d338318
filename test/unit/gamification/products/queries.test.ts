// @vitest-environment node
import { describe, expect, it } from "vitest";
import { productList, type ProductQuery } from "../../../../src/gamification/products/queries";
import { startReading } from "../support/panels";

const all: ProductQuery = { of: "product", ids: [], types: [], language: "it" };

describe("a page of products", () => {
  it("is read in three calls, with the entities that count the products", async () => {
    const h = startReading(productList, all, { fresh: true });
    const { data, meta } = await h.read();
    expect(h.sentCalls().toSorted()).toEqual(["getAchievements", "getCompetitions", "getProducts"]);
    expect(meta?.totalRecordsFound).toBe(8);
    const blackjack = data.find(({ id }) => id === "prod-blackjack");
    expect(blackjack?.achievements?.map(({ id }) => id)).toContain("ach-dieci-mani");
    expect(blackjack?.competitions).toContainEqual({
      type: "Competition",
      id: "com-autunno",
      name: "Torneo d’autunno",
    });
  });

  it("names running achievements and competitions only", async () => {
    const h = startReading(productList, all, { fresh: true });
    const { space } = h.model.gamification;
    const running = (await h.read()).data.flatMap(({ achievements = [], competitions = [] }) =>
      [...achievements, ...competitions].map(({ id }) => id),
    );
    const state = space.now();
    for (const id of running) {
      const entity = [...state.achievements, ...state.competitions].find((each) => each.id === id);
      expect(entity?.statusCode, id).toBe(25);
    }
  });

  it("is sorted by name, and contains only the requested number of products", async () => {
    const h = startReading(productList, all, { fresh: true });
    const { data } = await h.read({}, { limit: 2 });
    expect(data.map(({ product }) => product.name)).toEqual(["Baccarat live", "Bingo 90"]);
  });

  it("contains only products with the requested platform or site id, or products that count for the requested entity", async () => {
    const h = startReading(productList, all, { fresh: true });
    expect(await h.idsOf({ ids: ["prod-slot"] })).toEqual(["prod-slot"]);
    expect(await h.idsOf({ of: "game", ids: ["ref-slot"] })).toEqual(["prod-slot"]);
    expect(await h.idsOf({ of: "competition", ids: ["com-autunno"] })).toEqual([
      "prod-blackjack",
      "prod-roulette",
    ]);
  });

  it("contains only products of the requested types, regardless of letter case", async () => {
    const h = startReading(productList, all, { fresh: true });
    expect(await h.idsOf({ types: ["LIVE"] })).toEqual(["prod-baccarat", "prod-blackjack", "prod-roulette"]);
    h.network.sent.length = 0;
    expect(await h.idsOf({ types: ["nessuno"] })).toEqual([]);
    expect(h.sentCalls()).toEqual(["getProducts"]);
  });

  it("is shown without the related data that cannot be read", async () => {
    const h = startReading(productList, all, { fresh: true });
    h.model.faults.add({ match: "/gapi/getAchievements", status: 500 });
    const { data } = await h.read();
    const blackjack = data.find(({ id }) => id === "prod-blackjack");
    expect(blackjack?.achievements).toEqual([]);
    expect(blackjack?.competitions).toHaveLength(2);
  });

  it("counts a product by its tags only if the entity's filter requires one of them", async () => {
    const h = startReading(productList, all, { fresh: true });
    const { space } = h.model.gamification;
    const filter = (must: readonly string[], mustNot: readonly string[]) => ({
      must,
      mustNot,
      should: [] as string[],
      shouldMatchAtLeast: 0,
    });
    const achievementsOf = async (productTagsFilter: object) => {
      space.update((state) => ({
        ...state,
        products: state.products.map((each) => ({ ...each, tags: ["tavoli"] })),
        // The platform finds this achievement because its list names another of the requested products.
        achievements: state.achievements.map((each) =>
          each.id === "ach-dieci-mani" ? { ...each, productTagsFilter } : each,
        ),
      }));
      const { data } = await h.read({ ids: ["prod-blackjack", "prod-poker"] });
      return data.find(({ id }) => id === "prod-poker")?.achievements?.map(({ id }) => id);
    };
    expect(await achievementsOf(filter(["tavoli"], []))).toEqual(["ach-dieci-mani"]);
    expect(await achievementsOf(filter(["altri"], []))).toEqual([]);
    expect(await achievementsOf(filter([], ["altri"]))).toEqual([]);
    expect(await achievementsOf(filter(["tavoli"], ["tavoli"]))).toEqual([]);
  });
});

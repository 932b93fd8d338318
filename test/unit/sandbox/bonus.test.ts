// @vitest-environment node
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bonusPaths, type BonusRecord, createModel, servedPicture } from "../../../sandbox/model";
import { wholeDescription } from "../../../src/config/sections";
import { onBothWires } from "./account/wire";

const list = `GET ${bonusPaths.list}`;
const byIds = `GET ${bonusPaths.byIds}`;

const idsIn = (body: unknown) =>
  (body as { result: { bonus: readonly BonusRecord[] } }).result.bonus.map(({ sgadId }) => sgadId);

onBothWires((wire) => {
  it("the bonus service lists every bonus unchanged, including expired ones", async () => {
    const { model, ask } = wire();
    const { status, body, headers } = await ask(list);
    expect([status, headers.get("x-vetrina-simulated")]).toEqual([200, "true"]);
    expect(body).toEqual({ statusCode: 200, result: { bonus: model.bonuses.all() } });
    expect(idsIn(body)).toHaveLength(14);
  });

  it("the bonus service finds bonuses by either id, and ignores unknown ids", async () => {
    const { ask } = wire();
    const found = await ask(byIds, { query: { ids: "poker-tornei,SGAD-1010,SGAD-9999" } });
    expect(idsIn(found.body)).toEqual(["SGAD-1003", "SGAD-1010"]);
    expect(idsIn((await ask(byIds, { query: { ids: "undefined" } })).body)).toEqual([]);
  });

  it("the bonus service refuses a query without ids or with an extra key", async () => {
    const { ask } = wire();
    for (const query of [{}, { ids: "" }, { ids: "a", more: "1" }]) {
      expect((await ask(byIds, { query })).status).toBe(400);
    }
    expect((await ask(list, { query: { ids: "a" } })).status).toBe(400);
  });
});

describe("the bonus manager's model", () => {
  it("has the same paths as the configuration", () => {
    expect(Object.keys(bonusPaths)).toEqual(Object.keys(wholeDescription.bonus.paths));
    expect(wholeDescription.bonus.idsParameter.default).toBe("ids");
  });
});

it("each image of the bonuses and of the gamification space is a file of the demo site", () => {
  const named = new Set<string>();
  const { bonuses, gamification } = createModel({
    bonusPicture(subject, variant) {
      named.add(servedPicture(subject, variant));
      return "";
    },
  });
  bonuses.all();
  gamification.space.now();
  const folder = new URL("../../../sandbox/server/site/assets/bonus/", import.meta.url);
  expect([...named].toSorted()).toEqual(readdirSync(folder).map((file) => `/assets/bonus/${file}`));
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { attributeName } from "../../../src/definition";
import { missingNeeded, neededAttributes } from "../../../src/inspector/needed";
import { descriptions } from "../../../widgets/descriptions";

const missing = (written: Readonly<Record<string, string>>, tag = "vetrina-live-casino-card") =>
  missingNeeded(tag, new Map(Object.entries(written)));

describe("needed attributes", () => {
  it("are those of the definitions", () => {
    const ofDefinitions = descriptions.flatMap(({ tag, attributes }) =>
      Object.entries(attributes).flatMap(([field, { needed }]) =>
        needed ? [`${tag} ${attributeName(field)}`] : [],
      ),
    );
    const known = Object.entries(neededAttributes).flatMap(([tag, names]) =>
      names.flatMap(({ name, beside }) => (beside ? [] : [`${tag} ${name}`])),
    );
    expect(known.toSorted()).toEqual(ofDefinitions.toSorted());
  });

  it("exist, also those that the value of another one makes necessary", () => {
    for (const [tag, names] of Object.entries(neededAttributes)) {
      const { attributes = {} } = descriptions.find((each) => each.tag === tag) ?? {};
      const fields = new Map(
        Object.entries(attributes).map(([field, kind]) => [attributeName(field), kind] as const),
      );
      for (const { name, beside: [other, value] = [name] } of names) {
        expect(fields.has(name)).toBe(true);
        expect(value === undefined || fields.get(other)?.read(value)).toBeTruthy();
      }
    }
  });

  it.each([
    [{}, ["data-provider"]],
    [{ "data-provider": "" }, ["data-provider"]],
    [{ "data-provider": "EvolutionGame" }, []],
    [{ "data-provider": "CasinoGamePT" }, ["data-network"]],
    [{ "data-provider": "CasinoGamePT", "data-network": "italia" }, []],
  ])("of a live table: %j", (written, names) => {
    expect(missing(written)).toEqual(names);
  });

  it("are none of other elements", () => {
    expect(missing({}, "vetrina-date-picker")).toEqual([]);
  });
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { pageOfOne } from "../../../clientlibs/docs/complete-page";
import { neededConfiguration } from "../../../clientlibs/docs/needed-configuration";
import { printJson, sampleConfiguration } from "../../../clientlibs/docs/sample-configuration";
import { readGroup } from "../../../src/config/group";
import { wholeDescription } from "../../../src/config/sections";
import { descriptions } from "../../../widgets/descriptions";

const keysNeededBy = (tag: string) => {
  const definition = descriptions.find((each) => each.tag === tag);
  return definition && neededConfiguration(definition).map(({ key }) => key);
};

const configurationIn = (page: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="vetrina-config">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "{}",
  );

describe("the configuration that an element needs", () => {
  it("comes from the element's services and own keys", () => {
    expect(keysNeededBy("vetrina-date-picker")).toEqual([]);
    expect(keysNeededBy("vetrina-open-bets")).toContain("account.paths.openBets");
    expect(keysNeededBy("vetrina-bonus-carousel")).toContain("bonus.paths.list");
    expect(keysNeededBy("vetrina-leaderboard")).toContain("gamification.url");
  });

  it("includes the requirements of the nested elements", () => {
    const own = ["account.responsibleGamingUrl", "account.helpUrl"];
    const others = keysNeededBy("vetrina-live-casino-lobby")?.filter((key) => !own.includes(key));
    expect(others).toEqual(keysNeededBy("vetrina-live-casino-card"));
  });

  it.each(descriptions)("is in the complete page of $tag and is valid for the library", (definition) => {
    for (const language of ["it", "en"] as const) {
      const configuration = configurationIn(pageOfOne(definition, language));
      const complaints: string[] = [];
      readGroup(wholeDescription, configuration, (message) => complaints.push(message));
      expect(complaints).toEqual([]);
      for (const { key } of neededConfiguration(definition)) {
        const value = key
          .split(".")
          .reduce<unknown>(
            (part, name) => (part as Record<string, unknown> | undefined)?.[name],
            configuration,
          );
        expect(value, key).toBeTruthy();
      }
    }
  });

  it("is refused if it names an unknown key", () => {
    const [definition] = descriptions;
    if (!definition) throw new Error("the descriptions is empty");
    expect(() => neededConfiguration({ ...definition, configuration: ["account.nowhere"] })).toThrow(
      "account.nowhere",
    );
    expect(() => sampleConfiguration(["account.nowhere"])).toThrow("account.nowhere");
  });
});

describe("printed JSON", () => {
  it("keeps short groups on one line, and is valid", () => {
    const value = { language: "it", cookies: { domain: "sito.example" }, list: ["a", "b"] };
    expect(printJson(value)).toBe(
      '{\n  "language": "it",\n  "cookies": { "domain": "sito.example" },\n  "list": [ "a", "b" ]\n}',
    );
    expect(JSON.parse(printJson(sampleConfiguration()))).toEqual(sampleConfiguration());
  });
});

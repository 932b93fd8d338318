import { describe, expect, it } from "vitest";
import { sampleConfiguration } from "../../../clientlibs/docs/sample-configuration";
import { createConfigStore } from "../../../src/config";
import type { Group } from "../../../src/config/group";
import { sectionDescriptions } from "../../../src/config/sections";
import { placeholderKeys, readAddresses } from "../../../src/inspector/placeholders";
import { createLog } from "../../../src/utils/log";
import { elementOf } from "./markup";

function keysOf(markup: string, ...parts: readonly unknown[]): string[] {
  const config = createConfigStore(
    parts[0],
    createLog(() => "silent"),
  );
  for (const part of parts.slice(1)) config.configure(part);
  const { element, definition } = elementOf(markup.startsWith("<") ? markup : `<${markup}>`);
  return placeholderKeys({ config }, definition, element);
}

describe("an address of the documentation's samples", () => {
  it.each([
    ['<vetrina-live-casino-card data-provider="CasinoGamePT">', ["liveCasino.playtech.feed"]],
    ['<vetrina-live-casino-card data-provider="EvolutionGame">', ["liveCasino.evolution.feed"]],
    [
      '<vetrina-live-casino-lobby><b data-provider="EvolutionGame"></b><b data-provider="CasinoGamePT"></b>',
      ["liveCasino.playtech.feed", "liveCasino.evolution.feed"],
    ],
    ["vetrina-bonus-carousel", ["bonus.origin"]],
    ["vetrina-balance-header", ["account.origin"]],
    ["vetrina-missions", ["gamification.url", "gamification.tokenUrl"]],
    ["vetrina-date-picker", []],
  ])("is found by its key: %s", (tag, keys) => {
    expect(keysOf(tag, sampleConfiguration())).toEqual(keys);
  });

  it("is one of the account where the service has an address of its own", () => {
    const real = { playtech: { feed: "https://tavoli.it/p" }, evolution: { feed: "/tavoli" } };
    expect(keysOf("vetrina-live-casino-card", sampleConfiguration(), { liveCasino: real })).toEqual([
      "account.origin",
    ]);
  });

  it("no longer counts when a later part of the configuration replaces it", () => {
    const later = { bonus: { origin: "https://bonus.it" }, account: { origin: "https://conto.it" } };
    expect(keysOf("vetrina-bonus-carousel", sampleConfiguration(), later)).toEqual([]);
    expect(keysOf("vetrina-bonus-carousel", later, sampleConfiguration())).toEqual(["bonus.origin"]);
  });

  it.each([
    ["https://premi.example", true],
    ["https://premi.example:8443/ws", true],
    ["wss://PREMI.EXAMPLE?x", true],
    ["https://premi.example.it", false],
    ["https://premi.it/www.example", false],
    ["/premi.example", false],
  ])("is one by its host: %s", (url, isOne) => {
    expect(keysOf("vetrina-missions", { gamification: { url } })).toEqual(isOne ? ["gamification.url"] : []);
  });

  it("is looked for in keys that exist, and that hold an address", () => {
    for (const key of readAddresses) {
      const kind = key
        .split(".")
        .reduce<unknown>((group, name) => (group as Group)[name], sectionDescriptions);
      expect(kind).toMatchObject({ type: "address" });
    }
  });
});

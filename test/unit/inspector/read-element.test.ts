import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleConfiguration } from "../../../clientlibs/docs/sample-configuration";
import { authorNotes } from "../../../scripts/build/constants";
import { createConfigStore } from "../../../src/config";
import { sampleKeys } from "../../../src/inspector/configuration";
import { createElementReader } from "../../../src/inspector/read-element";
import { readTour } from "../../../src/inspector/read-tour";
import { createPage } from "../../../src/platform/page";
import type { Services } from "../../../src/services/services";
import { createLog } from "../../../src/utils/log";
import { catalogue } from "../../../widgets/catalogue";
import { descriptions } from "../../../widgets/descriptions";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/**
 * Returns the facts of the first element in the markup that is, or was meant to be, an element of the
 * library.
 */
function read(markup: string, ...parts: readonly unknown[]) {
  document.body.replaceChildren(...new DOMParser().parseFromString(markup, "text/html").body.children);
  const log = createLog(() => "silent");
  const config = createConfigStore(parts[0], log);
  for (const part of parts.slice(1)) config.configure(part);
  const services = { config, log, page: createPage(), gamification: {} } as unknown as Services;
  const reader = createElementReader({ catalogue, notes: authorNotes(descriptions), services }, readTour);
  const [element] = reader.elements();
  if (!element) throw new Error("the markup has no element of the library");
  return { ...reader.read(element), keys: sampleKeysOf(element, services) };
}

function sampleKeysOf(element: HTMLElement, services: Services) {
  const definition = catalogue.find(({ tag }) => tag === element.localName);
  return definition ? sampleKeys(services, definition, element) : [];
}

describe("the facts about the content of an element", () => {
  it.each([
    ['<vetrina-date-picker><i slot="icona"></i><b slot="icona"></b>Dal</vetrina-date-picker>', ["icona"]],
    ['<vetrina-date-picker><svg slot="icon-calendar"></svg></vetrina-date-picker>', []],
    ['<vetrina-awards><p><i slot="x"></i></p><p slot="titolo"></p></vetrina-awards>', ["titolo"]],
    ['<vetrina-login-modal><div slot="form"></div></vetrina-login-modal>', []],
    ['<vetrina-live-casino-lobby><div slot="open"></div></vetrina-live-casino-lobby>', []],
  ])("include slots that the element does not support (%s)", (markup, wrong) => {
    expect(read(markup).wrongSlots).toEqual(wrong);
  });

  it("include required slots that are empty", () => {
    expect(read("<vetrina-responsible-gaming></vetrina-responsible-gaming>").emptySlots).toEqual([
      "links",
      "legal",
    ]);
    expect(read('<vetrina-login-modal><p slot="legal">18+</p></vetrina-login-modal>').emptySlots).toEqual([]);
  });

  it.each([
    ["<vetrina-date-picker></vetrina-date-picker><h2>x</h2>", undefined],
    ["<vetrina-date-picker><h2>x</h2></vetrina-date-picker>", "h2"],
    ["<vetrina-rules><p>x</p><vetrina-awards></vetrina-awards></vetrina-rules>", "vetrina-awards"],
    [
      "<vetrina-live-casino-lobby><vetrina-live-casino-card></vetrina-live-casino-card></vetrina-live-casino-lobby>",
      undefined,
    ],
  ])("show whether the end tag is missing (%s)", (markup, swallowed) => {
    expect(read(markup).swallowed).toBe(swallowed);
  });

  it.each([
    ['<vetrina-date-picker name="dal" /><p>Testo</p>', "p"],
    ["<vetrina-awards><p>Premi</p></vetrina-awards>", undefined],
    ["<vetrina-awards /><p>Uno</p><p>Due</p>", "p"],
    ["<vetrina-live-casino-lobby><p>x</p></vetrina-live-casino-lobby>", undefined],
  ])("include content that is visible only before the element starts (%s)", (markup, tag) => {
    expect(read(markup).onlyBefore).toBe(tag);
  });
});

describe("the required attributes that a live casino card lacks", () => {
  it.each([
    ["", ["data-provider"]],
    ['data-provider="EvolutionGame"', []],
    ['data-provider="CasinoGamePT"', ["data-network"]],
    ['data-provider="CasinoGamePT" data-network="italia"', []],
  ])("include data-provider, and data-network only for CasinoGamePT (%s)", (attributes, needed) => {
    const card = `<vetrina-live-casino-card ${attributes}></vetrina-live-casino-card>`;
    expect(read(card)).toMatchObject({ needed, missing: [["data-game-id"], ["data-heading"]] });
  });
});

describe("a misspelt tag", () => {
  it.each([
    ["<vetrina-datepicker></vetrina-datepicker>", "vetrina-date-picker"],
    ["<open-bets></open-bets>", "vetrina-open-bets"],
    ["<vetrina-calendario></vetrina-calendario>", undefined],
  ])("has a suggested correction only if it resembles a known tag (%s)", (markup, right) => {
    expect(read(markup)).toMatchObject({ isOurs: false, right });
  });
});

describe("a URL from the sample configuration", () => {
  it.each([
    ['<vetrina-live-casino-card data-provider="CasinoGamePT">', ["liveCasino.playtech.feedUrl"]],
    ["<vetrina-bonus-carousel>", ["bonus.origin"]],
    ["<vetrina-balance-header>", ["account.origin"]],
    ["<vetrina-missions>", ["gamification.url", "gamification.tokenUrl"]],
    ["<vetrina-date-picker>", []],
  ])("is reported with its key only if the element uses the URL (%s)", (markup, keys) => {
    expect(read(markup, sampleConfiguration()).keys).toEqual(keys);
  });

  it("is not reported if a later configuration replaces it", () => {
    const later = { bonus: { origin: "https://bonus.it" }, account: { origin: "https://conto.it" } };
    expect(read("<vetrina-bonus-carousel>", sampleConfiguration(), later).keys).toEqual([]);
  });

  it.each([
    ["https://premi.example:8443/ws", true],
    ["https://premi.example.it", false],
    ["https://premi.it/www.example", false],
  ])("is recognised by its host (%s)", (url, isOne) => {
    expect(read("<vetrina-missions>", { gamification: { url } }).keys).toEqual(
      isOne ? ["gamification.url"] : [],
    );
  });
});

describe("the facts about a tour", () => {
  const step = (attributes: string) => `<div slot="step" hidden ${attributes}>testo</div>`;
  const tourOf = (markup: string, tour: unknown = {}) => read(markup, { tour }).tour;
  const inTour = (inside: string) => `<h1>x</h1><vetrina-tour>${inside}</vetrina-tour>`;

  it.each([
    ['data-title="Due" data-target="h1" title="x"', { hasTitle: true, wrongNames: [] }],
    ['data-titel="Uno"', { hasTitle: false, wrongNames: [{ name: "data-titel", right: "data-title" }] }],
    ['data-title="x" data-target="#manca"', { wrongTarget: { selector: "#manca", isReadable: true } }],
    ['data-title="x" data-target="##(("', { wrongTarget: { selector: "##((", isReadable: false } }],
    ['data-title="x" data-page="/altra" data-target="#altrove"', { wrongTarget: undefined }],
  ])("include these facts about its step: %s", (attributes, facts) => {
    expect(tourOf(inTour(step(attributes)))?.steps).toMatchObject([facts]);
  });

  it("include the steps that the configuration defines", () => {
    const tours = [{ id: "benvenuto", steps: [{ titel: "Uno", text: "x" }] }];
    const named = (id: string) => tourOf(`<vetrina-tour data-tour="${id}"></vetrina-tour>`, { tours });
    expect(named("benvenuto")?.steps).toMatchObject([{ wrongNames: [{ name: "titel", right: "title" }] }]);
    expect(named("benvneuto")).toMatchObject({ unknownId: "benvneuto", right: "benvenuto", steps: [] });
  });
});

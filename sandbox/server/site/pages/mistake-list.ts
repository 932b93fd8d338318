import type { Parameters } from "../../../../src/inspector/findings/facts";
import type { FindingId } from "../../../../src/inspector/findings/texts";

/** An example of a finding of the inspector. */
export interface Mistake {
  readonly id: FindingId;
  /** The values in the sentence. A value that depends on the build is absent. */
  readonly params?: Parameters;
  /** The element that gets the finding: the last one with this tag in the markup. Absent for the page as a whole. */
  readonly tag?: string;
  readonly markup?: string;
  /** The corrected opening tag. */
  readonly corrected?: string;
  /** Steps for the visitor, without which the finding does not appear. */
  readonly before?: string;
}

const [picker, tour, carousel, bets] = [
  "vetrina-date-picker",
  "vetrina-tour",
  "vetrina-bonus-carousel",
  "vetrina-open-bets",
] as const;

const card = "vetrina-live-casino-card";
const roulette = 'data-provider="EvolutionGame" data-game-id="evo-002" data-heading="Roulette"';

const cardWith = (attributes: string) =>
  `<${card} ${attributes}><a href="/live-casino">Roulette</a></${card}>`;

const pickerWith = (attributes: string) => `<${picker} ${attributes}>Dal giorno</${picker}>`;

const goodPicker = `<${picker}>Dal giorno</${picker}>`;

const inDemo = (scenario: string, tag: string, attributes = "") =>
  `<div data-demo="${scenario}"><${tag}${attributes}>Contenuto</${tag}></div>`;

const tourWith = (step: string, slot = "step") =>
  `<${tour}><div slot="${slot}" hidden ${step}>Testo</div></${tour}>`;

/** The mistakes of the page of mistakes, in its order. The test of the page checks the inspector's sentence for each. */
export const mistakes: readonly Mistake[] = [
  // The element does not start.
  {
    id: "misspelt",
    tag: "vetrina-roulette",
    markup: "<vetrina-roulette>Roulette</vetrina-roulette>",
  },
  {
    id: "misspeltAs",
    params: { right: picker },
    tag: "vetrina-datepicker",
    markup: '<vetrina-datepicker data-mindate="2026-11-01" id="inizio">Dal giorno</vetrina-datepicker>',
    corrected: `<${picker} data-min-date="2026-11-01" id="inizio">`,
  },
  {
    id: "misspeltAs",
    params: { right: bets },
    tag: "open-bets",
    markup: "<open-bets>Scommesse</open-bets>",
  },
  { id: "switchedOff", tag: "vetrina-rules", markup: "<vetrina-rules>Regole</vetrina-rules>" },
  { id: "foreign", tag: "vetrina-products", markup: "<vetrina-products>Giochi</vetrina-products>" },
  {
    id: "chunkFailed",
    tag: "vetrina-files",
    markup: '<vetrina-files data-repository="repo-documenti">Documenti</vetrina-files>',
    before: "Blocca «widget-files» negli strumenti del browser e ricarica la pagina.",
  },
  {
    id: "undiscovered",
    tag: "vetrina-rewards",
    markup: '<div><template shadowrootmode="open"><vetrina-rewards>Premi</vetrina-rewards></template></div>',
  },
  { id: "loading", tag: bets, markup: inDemo("loading", bets) },
  { id: "offline", tag: bets, markup: inDemo("offline", bets) },
  // The element starts and is not visible.
  {
    id: "hidden",
    params: { by: '<div class="promo" hidden>' },
    tag: bets,
    markup: `<div class="promo" hidden><${bets}>Scommesse</${bets}></div>`,
  },
  {
    id: "noBox",
    tag: picker,
    markup: pickerWith('style="display: block; width: 0; height: 0"'),
  },
  { id: "unneeded", tag: "vetrina-notifications", markup: "<vetrina-notifications></vetrina-notifications>" },
  { id: "extra", tag: "vetrina-notifications", markup: "<vetrina-notifications></vetrina-notifications>" },
  // Attributes.
  {
    id: "missing",
    params: { names: "data-game-id" },
    tag: card,
    markup: cardWith('data-provider="EvolutionGame" data-heading="Roulette"'),
    corrected: `<${card} data-provider="EvolutionGame" data-heading="Roulette" data-game-id="…">`,
  },
  {
    id: "missingAs",
    params: { name: "data-gameid", right: "data-game-id" },
    tag: card,
    markup: cardWith('data-provider="EvolutionGame" data-gameid="evo-002" data-heading="Roulette"'),
    corrected: `<${card} ${roulette}>`,
  },
  {
    id: "withoutId",
    params: { names: { names: ["data-entity-id", "data-competition-id"], isChoice: true } },
    tag: "vetrina-leaderboard",
    markup: "<vetrina-leaderboard>Classifica</vetrina-leaderboard>",
  },
  {
    id: "needs",
    params: { names: "data-provider" },
    tag: card,
    markup: cardWith('data-game-id="evo-002" data-heading="Roulette"'),
    corrected: `<${card} data-game-id="evo-002" data-heading="Roulette" data-provider="…">`,
  },
  {
    id: "wrongName",
    params: { name: "data-mindate", right: "data-min-date" },
    tag: picker,
    markup: pickerWith('data-mindate="2026-11-01"'),
    corrected: `<${picker} data-min-date="2026-11-01">`,
  },
  {
    id: "extraName",
    params: { name: "data-mindate", right: "data-min-date" },
    tag: picker,
    markup: pickerWith('data-min-date="2026-11-01" data-mindate="2026-11-02"'),
    corrected: `<${picker} data-min-date="2026-11-01">`,
  },
  {
    id: "wrongValue",
    params: { name: "data-min-date", value: "21.11.2026", expected: { kind: { type: "date" } } },
    tag: picker,
    markup: pickerWith('data-min-date="21.11.2026"'),
    corrected: `<${picker} data-min-date="2026-11-21">`,
  },
  {
    id: "reversedDates",
    params: { min: "2026-12-01", max: "01/01/2026", first: "2026-01-01", last: "2026-12-01" },
    tag: picker,
    markup: pickerWith('data-min-date="2026-12-01" data-max-date="01/01/2026"'),
    corrected: `<${picker} data-min-date="2026-01-01" data-max-date="2026-12-01">`,
  },
  // Content.
  {
    id: "notClosed",
    params: { inner: "button", tag: picker },
    tag: picker,
    markup: `<div><${picker} name="giorno" /><button type="button">Cerca</button></div>`,
  },
  {
    id: "onlyBefore",
    params: { inner: "p", tag: picker },
    tag: picker,
    markup: `<div><${picker} name="giorno" /><p>Cerca fra i movimenti.</p></div>`,
  },
  {
    id: "wrongSlot",
    params: { slot: "icona", names: "icon-calendar" },
    tag: picker,
    markup: `<${picker}><i slot="icona"></i>Dal giorno</${picker}>`,
  },
  {
    id: "needsContent",
    params: { names: "links, legal" },
    tag: "vetrina-responsible-gaming",
    markup: inDemo("logged-in", "vetrina-responsible-gaming"),
  },
  {
    id: "nothingInside",
    params: { inner: card },
    tag: "vetrina-live-casino-lobby",
    markup: "<vetrina-live-casino-lobby></vetrina-live-casino-lobby>",
  },
  {
    id: "noPicture",
    params: { address: "/assets/manca.webp" },
    tag: card,
    markup: cardWith(`${roulette} data-image="/assets/manca.webp"`),
  },
  {
    id: "refusedPicture",
    params: { address: "https://altrove.example/tavolo.webp" },
    tag: card,
    markup: cardWith(`${roulette} data-image="https://altrove.example/tavolo.webp"`),
  },
  // Steps of a tour.
  { id: "noSteps", tag: tour, markup: `<${tour}></${tour}>` },
  { id: "noSteps", tag: tour, markup: `<${tour} data-tour="vuota"></${tour}>` },
  { id: "noTour", params: { id: "natale" }, tag: tour, markup: `<${tour} data-tour="natale"></${tour}>` },
  {
    id: "noTourAs",
    params: { id: "benvenuti", right: "benvenuto" },
    tag: tour,
    markup: `<${tour} data-tour="benvenuti"></${tour}>`,
  },
  { id: "stepSlot", params: { slot: "steps" }, tag: tour, markup: tourWith('data-title="Ciao"', "steps") },
  {
    id: "stepField",
    params: { step: 1, name: "colore" },
    tag: tour,
    markup: `<${tour} data-tour="benvenuto"></${tour}>`,
  },
  {
    id: "stepFieldAs",
    params: { step: 1, name: "data-titel", right: "data-title" },
    tag: tour,
    markup: tourWith('data-titel="Ciao"'),
  },
  {
    id: "stepFieldAs",
    params: { step: 1, name: "data-traget", right: "data-target" },
    tag: tour,
    markup: tourWith('data-title="Ciao" data-traget="h1"'),
  },
  { id: "stepTitle", params: { step: 1 }, tag: tour, markup: tourWith('data-target="h1"') },
  {
    id: "stepSelector",
    params: { step: 1, target: "##((" },
    tag: tour,
    markup: tourWith('data-title="Ciao" data-target="##(("'),
  },
  {
    id: "stepTarget",
    params: { step: 1, target: "#manca" },
    tag: tour,
    markup: tourWith('data-title="Ciao" data-target="#manca"'),
  },
  // Services.
  {
    id: "notConfigured",
    params: { key: "bonus.paths.list" },
    tag: carousel,
    markup: `<${carousel}>Offerte</${carousel}>`,
  },
  {
    id: "placeholder",
    params: { names: "liveCasino.playtech.feed", count: 1 },
    tag: card,
    markup: cardWith(
      'data-provider="CasinoGamePT" data-network="italia" data-game-id="pt-001" data-heading="Roulette"',
    ),
  },
  {
    id: "unreachable",
    tag: "vetrina-achievements",
    markup: "<vetrina-achievements>Traguardi</vetrina-achievements>",
  },
  { id: "failed", tag: "vetrina-achievements", markup: inDemo("failing", "vetrina-achievements") },
  { id: "failed", tag: carousel, markup: inDemo("failing", carousel) },
  { id: "stale", tag: carousel, markup: inDemo("stale", carousel) },
  { id: "stale", tag: bets, markup: inDemo("stale", bets) },
  {
    id: "unknownId",
    params: { names: "promo-inventata" },
    tag: carousel,
    markup: `<${carousel} data-ids="promo-inventata">Offerte</${carousel}>`,
  },
  {
    id: "unknownDemoId",
    params: { names: "promo-inventata" },
    tag: carousel,
    markup: inDemo("logged-out", carousel, ' data-ids="promo-inventata, SGAD-1001"'),
  },
  {
    id: "noTable",
    params: { names: "evo-999" },
    tag: card,
    markup: cardWith('data-provider="EvolutionGame" data-game-id="evo-999" data-heading="Roulette"'),
  },
  { id: "empty", tag: "vetrina-missions", markup: inDemo("none", "vetrina-missions") },
  // The player.
  { id: "logged-out", tag: bets, markup: inDemo("logged-out", bets) },
  { id: "restricted", tag: carousel, markup: inDemo("self-excluded", carousel) },
  // Nothing is wrong.
  { id: "edited", tag: picker, markup: `<div data-edit>${goodPicker}</div>` },
  { id: "simulated", tag: bets, markup: inDemo("logged-in", bets) },
  { id: "shows", tag: picker, markup: goodPicker },
  {
    id: "shows",
    tag: card,
    markup: cardWith(`${roulette} data-image="/assets/live-casino/roulette.webp"`),
  },
  // The page and its configuration.
  { id: "ids", params: { names: "doppio" }, markup: '<p id="doppio">Uno</p><p id="doppio">Due</p>' },
  { id: "copies" },
  { id: "keyMissing", params: { key: "bonus.paths.list" } },
  { id: "keyWrong", params: { key: "bonus.queryKeys", expected: { kind: { type: "number", min: 1 } } } },
  { id: "keyUnknown", params: { key: "colori" } },
  { id: "keyUnknownAs", params: { key: "langage", right: "language" } },
  // The last one, so that it is far from the top of the page.
  { id: "farAway", tag: card, markup: cardWith(roulette) },
];

/** The mistakes in the configuration of the page, and what the mistakes above need in it. */
export const mistakenConfiguration = {
  langage: "it",
  colori: "blu",
  disabled: ["vetrina-rules"],
  account: { retryDelay: 10 },
  bonus: { queryKeys: 0, paths: { list: "" } },
  liveCasino: {
    playtech: { feed: "https://tavoli.example/elenco" },
    imageOrigins: ["https://immagini.example"],
  },
  // Nothing listens at this port.
  gamification: { url: "http://localhost:9/ws" },
  tour: {
    tours: [
      { id: "benvenuto", steps: [{ title: "Ciao", colore: "blu" }] },
      { id: "vuota", steps: [] },
    ],
  },
};

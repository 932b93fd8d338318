import type { Parameters } from "../../../../src/inspector/findings/facts";
import type { FindingId } from "../../../../src/inspector/findings/texts";

/** An example on the page of mistakes, with the finding that the inspector must report. */
export interface Mistake {
  readonly id: FindingId;
  readonly markup: string;
  /** The values in the inspector's sentence. A value that depends on the build is absent. */
  readonly params: Parameters;
  /**
   * Tag of the element that gets the finding: the last element with this tag in the markup. Undefined if the
   * whole page gets the finding.
   */
  readonly tag: string | undefined;
  /** The corrected opening tag. */
  readonly corrected?: string;
  /** Instructions that the visitor must follow to make the finding appear. */
  readonly before?: string;
}

const lastTag = (markup: string) => [...markup.matchAll(/<(vetrina-[\w-]+)/g)].at(-1)?.[1];

const mistake = (
  id: FindingId,
  markup = "",
  params: Parameters = {},
  more: Partial<Pick<Mistake, "tag" | "corrected" | "before">> = {},
): Mistake => ({ id, markup, params, tag: lastTag(markup), ...more });

const picker = "vetrina-date-picker";
const tour = "vetrina-tour";
const carousel = "vetrina-bonus-carousel";
const bets = "vetrina-open-bets";
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

/**
 * The mistakes on the page `/sviluppatori/errori`, in the order of the page. A test checks the inspector's
 * sentence for each mistake.
 */
export const mistakes: readonly Mistake[] = [
  // Findings about elements that do not start.
  mistake("misspelt", "<vetrina-roulette>Roulette</vetrina-roulette>"),
  mistake(
    "misspeltAs",
    '<vetrina-datepicker data-mindate="2026-11-01" id="inizio">Dal giorno</vetrina-datepicker>',
    { right: picker },
    { corrected: `<${picker} data-min-date="2026-11-01" id="inizio">` },
  ),
  mistake("misspeltAs", "<open-bets>Scommesse</open-bets>", { right: bets }, { tag: "open-bets" }),
  mistake("switchedOff", "<vetrina-rules>Regole</vetrina-rules>"),
  mistake("foreign", "<vetrina-products>Giochi</vetrina-products>"),
  mistake(
    "chunkFailed",
    '<vetrina-files data-repository="repo-documenti">Documenti</vetrina-files>',
    {},
    { before: "Blocca «widget-files» negli strumenti del browser e ricarica la pagina." },
  ),
  mistake(
    "undiscovered",
    '<div><template shadowrootmode="open"><vetrina-rewards>Premi</vetrina-rewards></template></div>',
  ),
  mistake("loading", inDemo("loading", bets)),
  mistake("offline", inDemo("offline", bets)),
  // Findings about elements that start but are not visible.
  mistake("hidden", `<div class="promo" hidden><${bets}>Scommesse</${bets}></div>`, {
    by: '<div class="promo" hidden>',
  }),
  mistake("noBox", pickerWith('style="display: block; width: 0; height: 0"')),
  mistake("unneeded", "<vetrina-notifications></vetrina-notifications>"),
  mistake("extra", "<vetrina-notifications></vetrina-notifications>"),
  // Mistakes in attributes.
  mistake(
    "missing",
    cardWith('data-provider="EvolutionGame" data-heading="Roulette"'),
    { names: "data-game-id" },
    { corrected: `<${card} data-provider="EvolutionGame" data-heading="Roulette" data-game-id="…">` },
  ),
  mistake(
    "missingAs",
    cardWith('data-provider="EvolutionGame" data-gameid="evo-002" data-heading="Roulette"'),
    { name: "data-gameid", right: "data-game-id" },
    { corrected: `<${card} ${roulette}>` },
  ),
  mistake("withoutId", "<vetrina-leaderboard>Classifica</vetrina-leaderboard>", {
    names: { names: ["data-entity-id", "data-competition-id"], isChoice: true },
  }),
  mistake(
    "needs",
    cardWith('data-game-id="evo-002" data-heading="Roulette"'),
    { names: "data-provider" },
    { corrected: `<${card} data-game-id="evo-002" data-heading="Roulette" data-provider="…">` },
  ),
  mistake(
    "wrongName",
    pickerWith('data-mindate="2026-11-01"'),
    { name: "data-mindate", right: "data-min-date" },
    { corrected: `<${picker} data-min-date="2026-11-01">` },
  ),
  mistake(
    "extraName",
    pickerWith('data-min-date="2026-11-01" data-mindate="2026-11-02"'),
    { name: "data-mindate", right: "data-min-date" },
    { corrected: `<${picker} data-min-date="2026-11-01">` },
  ),
  mistake(
    "wrongValue",
    pickerWith('data-min-date="21.11.2026"'),
    { name: "data-min-date", value: "21.11.2026", expected: { kind: { type: "date" } } },
    { corrected: `<${picker} data-min-date="2026-11-21">` },
  ),
  mistake(
    "reversedDates",
    pickerWith('data-min-date="2026-12-01" data-max-date="01/01/2026"'),
    { min: "2026-12-01", max: "01/01/2026", first: "2026-01-01", last: "2026-12-01" },
    { corrected: `<${picker} data-min-date="2026-01-01" data-max-date="2026-12-01">` },
  ),
  // Mistakes in the content of elements.
  mistake("notClosed", `<div><${picker} name="giorno" /><button type="button">Cerca</button></div>`, {
    inner: "button",
    tag: picker,
  }),
  mistake("onlyBefore", `<div><${picker} name="giorno" /><p>Cerca fra i movimenti.</p></div>`, {
    inner: "p",
    tag: picker,
  }),
  mistake("wrongSlot", `<${picker}><i slot="icona"></i>Dal giorno</${picker}>`, {
    slot: "icona",
    names: "icon-calendar",
  }),
  mistake("needsContent", inDemo("logged-in", "vetrina-responsible-gaming"), { names: "links, legal" }),
  mistake("nothingInside", "<vetrina-live-casino-lobby></vetrina-live-casino-lobby>", { inner: card }),
  mistake("noImage", cardWith(`${roulette} data-image="/assets/manca.webp"`), {
    url: "/assets/manca.webp",
  }),
  mistake("refusedImage", cardWith(`${roulette} data-image="https://altrove.example/tavolo.webp"`), {
    url: "https://altrove.example/tavolo.webp",
  }),
  // Mistakes in the steps of a tour.
  mistake("noSteps", `<${tour}></${tour}>`),
  mistake("noSteps", `<${tour} data-tour="vuota"></${tour}>`),
  mistake("noTour", `<${tour} data-tour="natale"></${tour}>`, { id: "natale" }),
  mistake("noTourAs", `<${tour} data-tour="benvenuti"></${tour}>`, { id: "benvenuti", right: "benvenuto" }),
  mistake("stepSlot", tourWith('data-title="Ciao"', "steps"), { slot: "steps" }),
  mistake("stepField", `<${tour} data-tour="benvenuto"></${tour}>`, { step: 1, name: "colore" }),
  mistake("stepFieldAs", tourWith('data-titel="Ciao"'), { step: 1, name: "data-titel", right: "data-title" }),
  mistake("stepFieldAs", tourWith('data-title="Ciao" data-traget="h1"'), {
    step: 1,
    name: "data-traget",
    right: "data-target",
  }),
  mistake("stepTitle", tourWith('data-target="h1"'), { step: 1 }),
  mistake("stepSelector", tourWith('data-title="Ciao" data-target="##(("'), { step: 1, target: "##((" }),
  mistake("stepTarget", tourWith('data-title="Ciao" data-target="#manca"'), { step: 1, target: "#manca" }),
  // Findings about services.
  mistake("notConfigured", `<${carousel}>Offerte</${carousel}>`, { key: "bonus.paths.list" }),
  mistake(
    "placeholder",
    cardWith(
      'data-provider="CasinoGamePT" data-network="italia" data-game-id="pt-001" data-heading="Roulette"',
    ),
    { names: "liveCasino.playtech.feedUrl", count: 1 },
  ),
  mistake("unreachable", "<vetrina-achievements>Traguardi</vetrina-achievements>"),
  mistake("failed", inDemo("failing", "vetrina-achievements")),
  mistake("failed", inDemo("failing", carousel)),
  mistake("stale", inDemo("stale", carousel)),
  mistake("stale", inDemo("stale", bets)),
  mistake("unknownId", `<${carousel} data-ids="promo-inventata">Offerte</${carousel}>`, {
    names: "promo-inventata",
  }),
  mistake("unknownDemoId", inDemo("logged-out", carousel, ' data-ids="promo-inventata, SGAD-1001"'), {
    names: "promo-inventata",
  }),
  mistake(
    "noTable",
    cardWith('data-provider="EvolutionGame" data-game-id="evo-999" data-heading="Roulette"'),
    { names: "evo-999" },
  ),
  mistake("empty", inDemo("none", "vetrina-missions")),
  // Findings about the player.
  mistake("logged-out", inDemo("logged-out", bets)),
  mistake("restricted", inDemo("self-excluded", carousel)),
  // Findings that are not mistakes.
  mistake("edited", `<div data-edit>${goodPicker}</div>`),
  mistake("simulated", inDemo("logged-in", bets)),
  mistake("shows", goodPicker),
  mistake("shows", cardWith(`${roulette} data-image="/assets/live-casino/roulette.webp"`)),
  // Findings about the page and its configuration.
  mistake("ids", '<p id="doppio">Uno</p><p id="doppio">Due</p>', { names: "doppio" }),
  mistake("copies"),
  mistake("keyMissing", "", { key: "bonus.paths.list" }),
  mistake("keyWrong", "", {
    key: "bonus.maxQueryParameters",
    expected: { kind: { type: "number", min: 1 } },
  }),
  mistake("keyUnknown", "", { key: "colori" }),
  mistake("keyUnknownAs", "", { key: "langage", right: "language" }),
  // This example comes last, so that it is far from the top of the page.
  mistake("farAway", cardWith(roulette)),
];

/** The page's configuration. It contains mistakes, and the keys that the other mistakes on the page need. */
export const mistakenConfiguration = {
  langage: "it",
  colori: "blu",
  disabledElements: ["vetrina-rules"],
  account: { retryDelayMs: 10 },
  bonus: { maxQueryParameters: 0, paths: { list: "" } },
  liveCasino: {
    playtech: { feedUrl: "https://tavoli.example/elenco" },
    imageOrigins: ["https://immagini.example"],
  },
  // No server listens on this port, so the connection fails.
  gamification: { url: "http://localhost:9/ws" },
  tour: {
    tours: [
      { id: "benvenuto", steps: [{ title: "Ciao", colore: "blu" }] },
      { id: "vuota", steps: [] },
    ],
  },
};

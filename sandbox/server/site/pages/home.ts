import { html } from "../../../../markup/html";
import { type LiveTable, stateAt } from "../../../model";
import type { Page, PageRequest } from "../page";
import { bonusCarouselElement, gamificationElement, liveCasinoCardElement } from "../widgets";

const hero = html`<div class="home-hero">
  <div class="home-hero-text">
    <h1>Il gioco, con le regole in chiaro</h1>
    <p class="lead">Condizioni accanto all’importo, orari veri, limiti.</p>
    <ul class="home-hero-links">
      <li><a class="button" href="/live-casino">Tavoli dal vivo</a></li>
      <li><a class="button" href="/gioco-responsabile">Limiti e pause</a></li>
    </ul>
  </div>
  <img class="home-hero-picture" src="/assets/hero.svg" alt="" width="480" height="260" />
</div>`;

/** Attributes of the bonus carousel. Its bonuses have images for all widths. */
const bonuses = {
  heading: "Bonus in corso",
  ids: "benvenuto-scommesse,poker-tornei,tutti-i-giochi",
  empty: "message",
} as const;

/** The first open table of each kind, at most four tables. */
function openTables({ model }: PageRequest["context"]): readonly LiveTable[] {
  const now = model.clock.now();
  const open = model.tables.all().filter(({ schedule }) => stateAt(schedule, now).open);
  const firstOfKind = open.filter(
    ({ kind }, index) => open.findIndex((table) => table.kind === kind) === index,
  );
  return firstOfKind.slice(0, 4);
}

/** `/`: the home page of an operator: bonuses, open tables, a leaderboard and missions. */
export function home({ variants: { language }, context }: PageRequest): Page {
  const tables = openTables(context).map((table) => html`<li>${liveCasinoCardElement(language, table)}</li>`);
  return {
    title: "Home",
    main: html`${hero} ${bonusCarouselElement(language, bonuses)}
      <section class="shelf" aria-labelledby="tavoli">
        <div class="shelf-head">
          <h2 id="tavoli">Tavoli aperti</h2>
          <a href="/live-casino">Tutti i tavoli</a>
        </div>
        <ul class="table-shelf">
          ${tables}
        </ul>
      </section>
      <div class="home-play">
        ${gamificationElement(language, "leaderboard")} ${gamificationElement(language, "missions")}
      </div>`,
  };
}

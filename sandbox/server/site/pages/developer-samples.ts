import { snippet } from "../../../../clientlibs/docs/snippet";
import { bonusCarouselDescription } from "../../../../widgets/bonus-carousel/description";
import type { LiveTable } from "../../../model";
import { html, type Html } from "../html";
import { bonusCarouselElement, liveCasinoCardElement } from "../widgets";

type Language = "it" | "en";

/** Code with a button that copies it. The button appears with the script of the page. */
const codeSample = (name: string, code: string): Html =>
  html`<figure class="sample">
    <figcaption>${name}</figcaption>
    <button class="button button-quiet sample-copy" type="button" hidden>
      Copia <span class="visually-hidden">${name}</span>
    </button>
    <pre tabindex="0" role="region" aria-label="${name}"><code>${code}</code></pre>
  </figure>`;

const carouselFields = { limit: "3" } as const;

/** The bonus carousel beside its markup. */
export const forAuthors = (language: Language): Html =>
  html`<section id="autori" aria-labelledby="autori-titolo">
    <h2 id="autori-titolo">Per chi scrive le pagine</h2>
    <div class="with-sample with-sample-below">
      <div class="sample-text">
        <p>
          Questa riga mette nella pagina i bonus in corso. In AEM e in WordPress gli stessi campi si compilano
          in una finestra.
        </p>
        ${codeSample("HTML dei bonus", snippet(bonusCarouselDescription, { attributes: carouselFields }, language))}
        <p><a href="/docs/">Tutti gli elementi, con attributi ed esempi</a></p>
      </div>
      ${bonusCarouselElement(language, carouselFields)}
    </div>
  </section>`;

const install = "npm install vetrina react react-dom @nanostores/react keen-slider";

/** The table of the sample in React, with the properties that its element has as attributes. */
const reactSample = ({ provider, gameId, network, name }: LiveTable): string =>
  [
    'import { startVetrina } from "vetrina";',
    'import { LiveCasinoCard } from "vetrina/react";',
    "",
    'void startVetrina({ account: { origin: "https://area-privata.example" } });',
    "",
    "<LiveCasinoCard",
    `  provider="${provider}"`,
    `  gameId="${gameId}"`,
    ...(network === undefined ? [] : [`  network="${network}"`]),
    `  heading="${name}"`,
    "/>;",
  ].join("\n");

const eventSample = [
  'document.addEventListener("vetrina:widget-ready", (event) => {',
  "  console.log(event.detail.tag, event.timeStamp);",
  "});",
].join("\n");

/** A live table beside its component, and the events of this page beside their listener. */
export function forDevelopers(language: Language, tables: readonly LiveTable[]): Html {
  const [table] = tables;
  if (!table) throw new Error("the simulated services have no live table");
  return html`<section id="sviluppatori" aria-labelledby="sviluppatori-titolo">
    <h2 id="sviluppatori-titolo">Per chi sviluppa</h2>
    <p class="measure">
      Un pacchetto npm con un componente React per ogni elemento, tipi compresi. Gli elementi funzionano anche
      senza React, e dicono quello che fanno con eventi del DOM.
    </p>
    <div class="with-sample">
      <div class="sample-text">
        ${codeSample("Installazione", install)} ${codeSample("Un tavolo in React", reactSample(table))}
      </div>
      <div class="sample-live">${liveCasinoCardElement(language, table)}</div>
    </div>
    <div class="with-sample">
      ${codeSample("Gli eventi di una pagina", eventSample)}
      <div class="panel sample-events">
        <h3 id="eventi-titolo">Gli elementi pronti di questa pagina</h3>
        <ol id="page-events" aria-labelledby="eventi-titolo">
          <li class="empty">Ancora nessuno.</li>
        </ol>
      </div>
    </div>
    <p><a href="/docs/npm.html">Il pacchetto npm, un componente alla volta</a></p>
    <p><a href="/gamification/pannelli">I pannelli di tornei e premi, uno per uno</a></p>
    <p><a href="/gamification/sviluppo">La connessione alla piattaforma, in tempo reale</a></p>
  </section>`;
}

import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { openBetsElement, responsibleGamingElement } from "../widgets";

const explanation = html`<section aria-labelledby="pagina-titolo">
  <h2 id="pagina-titolo">Che cosa si vede qui</h2>
  <div class="columns">
    <div>
      <h3>Saldo e nickname</h3>
      <p>Sono in cima alla pagina. Il saldo si può nascondere; accanto al nome si cambia il nickname.</p>
    </div>
    <div>
      <h3>Messaggi</h3>
      <p>
        L’intestazione dice quanti sono da leggere e porta alla
        <a href="/conto/messaggi">pagina del sito</a> che li mostra.
      </p>
    </div>
    <div>
      <h3>Scommesse aperte</h3>
      <p>Quelle non ancora concluse, con puntata, quota e vincita potenziale.</p>
    </div>
    <div>
      <h3>Limiti</h3>
      <p>Autoesclusione e pause in vigore. Finché una dura, nessuna parte del sito invita a giocare.</p>
    </div>
  </div>
</section>`;

/**
 * `/conto`, which requires a session: the login opens at once for visitors. On a phone the limits come first, because they
 * may concern everything else.
 */
export function playerAccount({ variants }: PageRequest): Page {
  const { language } = variants;
  return {
    title: "Il tuo conto",
    sessionRequired: true,
    siteId: "1",
    main: html`<div class="page-head">
        <h1>Il tuo conto</h1>
        <p class="lead">Le scommesse aperte e gli strumenti per giocare con misura.</p>
      </div>
      <div class="main-and-aside aside-first">
        ${responsibleGamingElement(language)} ${openBetsElement(language)}
      </div>
      ${explanation}`,
  };
}

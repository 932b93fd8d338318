import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { openBetsElement, responsibleGamingElement } from "../widgets";

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
        <p class="lead">Scommesse aperte, limiti e pause.</p>
      </div>
      <div class="main-and-aside aside-first">
        ${responsibleGamingElement(language)} ${openBetsElement(language)}
      </div>`,
  };
}

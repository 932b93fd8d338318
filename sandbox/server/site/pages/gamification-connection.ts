import { html } from "../../../../markup/html";
import type { DriftKind } from "../../../../src/gamification/client/drift";
import { createCounters } from "../../../../src/gamification/client/requests/duplicates";
import type { Page, PageRequest } from "../page";

const driftKinds = ["codes", "fields", "unreadable", "callbacks"] satisfies readonly DriftKind[];

/**
 * The names of the counters. They are in the same order as in the script, so that nothing moves when the
 * script writes the numbers.
 */
const counterNames = [...Object.keys(createCounters()), ...driftKinds.map((kind) => `unknown: ${kind}`)];

/**
 * `/gamification/sviluppo`: a developers' view of the connection to the platform. A script fills in the data.
 */
export function gamificationConnection({ nonce }: PageRequest): Page {
  return {
    title: "Connessione alla piattaforma",
    main: html`<div class="page-head">
        <p class="eyebrow">Per chi sviluppa</p>
        <h1>Connessione alla piattaforma</h1>
        <p class="lead">Chiamate ed eventi, in tempo reale.</p>
      </div>
      <section class="panel" aria-labelledby="connessione">
        <h2 id="connessione">Connessione</h2>
        <p class="platform-state" role="status" id="platform-state">In attesa della libreria…</p>
        <dl class="platform-counts" id="platform-counts">
          ${counterNames.map(
            (name) =>
              html`<div>
                <dt>${name}</dt>
                <dd>0</dd>
              </div>`,
          )}
        </dl>
      </section>
      <section class="panel" aria-labelledby="chiamata">
        <h2 id="chiamata">Prova una chiamata</h2>
        <form id="platform-call" class="platform-call">
          <p class="field">
            <label for="platform-name">Nome</label>
            <select id="platform-name" disabled></select>
          </p>
          <p class="field">
            <label for="platform-request">Richiesta in JSON</label>
            <textarea id="platform-request" rows="8" spellcheck="false" autocapitalize="off"></textarea>
          </p>
          <p><button class="button" type="submit" id="platform-send" disabled>Chiama</button></p>
        </form>
        <pre
          class="platform-answer"
          id="platform-answer"
          role="status"
          tabindex="0"
          aria-label="Risposta"
          hidden
        ></pre>
      </section>
      <div class="platform-logs">
        <section class="panel" aria-labelledby="chiamate">
          <h2 id="chiamate">Chiamate di questa scheda</h2>
          <ol class="platform-log" id="platform-calls" reversed>
            <li class="empty">Ancora nessuna chiamata.</li>
          </ol>
        </section>
        <section class="panel" aria-labelledby="eventi">
          <h2 id="eventi">Eventi dalla piattaforma</h2>
          <ol class="platform-log" id="platform-callbacks" reversed>
            <li class="empty">Ancora nessun evento.</li>
          </ol>
        </section>
      </div>
      <script nonce="${nonce}" src="/assets/gamification-view.js" defer></script>`,
  };
}

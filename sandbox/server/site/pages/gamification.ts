import { html } from "../html";
import type { Page } from "../page";

/** `/gamification`: what goes on between this browser and the platform, for developers. Its script fills it in. */
export function gamification(): Page {
  return {
    title: "Gamification",
    main: html`<div class="page-head">
        <p class="eyebrow">Per chi sviluppa</p>
        <h1>Gamification</h1>
        <p class="lead">
          La connessione alla piattaforma, le chiamate di questa scheda e gli eventi che la piattaforma invia
          di sua iniziativa, in tempo reale.
        </p>
      </div>
      <section class="panel" aria-labelledby="connessione">
        <h2 id="connessione">Connessione</h2>
        <p role="status"><output id="platform-state">In attesa della libreria…</output></p>
        <p id="platform-counters"></p>
      </section>
      <section class="panel" aria-labelledby="chiamata">
        <h2 id="chiamata">Prova una chiamata</h2>
        <form id="platform-call" class="stack">
          <p>
            <label for="platform-name">Nome</label>
            <select id="platform-name" disabled></select>
          </p>
          <p>
            <label for="platform-request">Richiesta in JSON</label>
            <textarea id="platform-request" rows="6" spellcheck="false"></textarea>
          </p>
          <p><button type="submit" id="platform-send" disabled>Chiama</button></p>
        </form>
        <pre id="platform-answer" role="status" tabindex="0" aria-label="Risposta"></pre>
      </section>
      <section class="panel" aria-labelledby="chiamate">
        <h2 id="chiamate">Chiamate di questa scheda</h2>
        <ol id="platform-calls" class="plain-list" reversed></ol>
      </section>
      <section class="panel" aria-labelledby="eventi">
        <h2 id="eventi">Eventi dalla piattaforma</h2>
        <ol id="platform-callbacks" class="plain-list" reversed></ol>
      </section>
      <script src="/assets/gamification-view.js" defer></script>`,
  };
}

import type { Bilingual } from "../../src/definition";
import { html, type Html } from "../html";
import { prose } from "./blocks";
import type { Language } from "./words";

/** A line of the console, with an ellipsis for each name of the page, and what it means. */
export interface ConsoleLine {
  readonly line: string;
  readonly help: Bilingual;
}

const told = (line: string, it: string, en: string): ConsoleLine => ({ line, help: { it, en } });

/** The lines that authors and operators meet. They are in English on every page. A test finds each in the sources. */
export const consoleLines: readonly ConsoleLine[] = [
  told(
    '<…> data-…="…": expected …',
    "Il valore dell’attributo non vale: conta quello predefinito. Dopo `expected` c’è che cosa serve.",
    "The value of the attribute is not valid: the default is used. What it needs is after `expected`.",
  ),
  told(
    "<…> needs …",
    "Manca un attributo obbligatorio: scrivetelo.",
    "A required attribute is missing: write it.",
  ),
  told(
    '<…> has nothing in its slot "…"',
    "Lo slot è obbligatorio e vuoto: scrivete nell’elemento un contenuto con questo `slot`.",
    "The slot is required and empty: write content with this `slot` inside the element.",
  ),
  told(
    "#vetrina-config is not valid JSON; the defaults are used",
    "Il blocco di configurazione non è JSON corretto: vale come se non ci fosse.",
    "The configuration block is not correct JSON: the page behaves as without it.",
  ),
  told(
    'configuration "…" is not known; known here: …',
    "Una chiave della configurazione è scritta male. Dopo `known here` ci sono quelle giuste.",
    "A key of the configuration is misspelt. The right ones are after `known here`.",
  ),
  told(
    'configuration "…": expected …',
    "Una chiave della configurazione ha un valore sbagliato: conta quello predefinito.",
    "A key of the configuration has a wrong value: the default is used.",
  ),
  told(
    'configuration "…" is needed for this call',
    "A un servizio manca questa chiave: l’elemento che la usa non ha dati.",
    "A service lacks this key: the element that uses it has no data.",
  ),
  told(
    "could not be loaded; it will be tried again",
    "Il codice di un elemento, o tutta la libreria, non è arrivato: manca la cartella `vetrina/resources/`, o la rete.",
    "The code of an element, or the whole library, did not arrive: the folder `vetrina/resources/` is missing, or the network.",
  ),
  told(
    "version … is already on this page; … stops here",
    "Lo script è nella pagina due volte: toglietene uno.",
    "The script is in the page twice: remove one.",
  ),
  told(
    '…: no table "…"',
    "Il fornitore non conosce questo tavolo: controllate `data-game-id`.",
    "The provider does not know this table: check `data-game-id`.",
  ),
  told(
    "<…> data-ids: no bonus …",
    "Il servizio non conosce questi bonus, o adesso non li offre.",
    "The service does not know these bonuses, or does not offer them now.",
  ),
  told(
    "image …: unsafe or not on liveCasino.imageOrigins",
    "L’immagine viene da un sito non ammesso: si vede uno sfondo neutro.",
    "The picture comes from a site that is not allowed: a neutral background is shown.",
  ),
  told(
    "the … could not be read",
    "Un servizio non risponde o risponde con un errore: la chiamata è nel pannello «Rete» degli strumenti del browser.",
    "A service does not answer, or answers with an error: the call is in the panel “Network” of the browser’s tools.",
  ),
  told(
    "cookie domain not available: …",
    "La pagina non sta sotto il dominio di `cookies.domain`: l’accesso vale solo su questo indirizzo.",
    "The page is not below the domain of `cookies.domain`: the login is for this host only.",
  ),
  told(
    "--vetrina-… on --vetrina-… has a contrast of …",
    "Due colori del sito si leggono male insieme: vedete la pagina «Aspetto».",
    "Two colours of the site are hard to read together: see the page “Appearance”.",
  ),
];

/** The list of lines, each with its meaning. */
export const consoleLineList = (language: Language): Html =>
  html`<dl class="answers">
    ${consoleLines.map(
      ({ line, help }) =>
        html`<div>
          <dt><code>${line}</code></dt>
          <dd>${prose(help[language])}</dd>
        </div>`,
    )}
  </dl>`;

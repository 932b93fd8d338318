import type { Language } from "./words";

interface StartProse {
  readonly lead: readonly string[];
  readonly files: string;
  readonly filesText: readonly string[];
  readonly cache: readonly string[];
  readonly page: string;
  readonly pageText: readonly string[];
  readonly pageCaption: string;
  readonly script: string;
  readonly scriptText: readonly string[];
  readonly boxes: string;
  readonly boxesText: readonly string[];
  readonly configuration: string;
  readonly configurationText: readonly string[];
  readonly policyText: readonly string[];
  readonly policyNotes: readonly string[];
  readonly rules: string;
  readonly rulesText: readonly string[];
  readonly trouble: string;
  readonly troubleText: readonly string[];
}

const it: StartProse = {
  lead: [
    "Un elemento di Vetrina si mette in una pagina come un qualunque elemento HTML: si scrive il suo tag, con dentro ciò che si deve vedere prima che parta.",
  ],
  files: "I file",
  filesText: [
    "La pagina include un solo script. Il resto lo cerca lui, accanto a sé: `/assets/vetrina.js` trova i suoi file in `/assets/vetrina/resources/`. Le cartelle si copiano come sono.",
  ],
  cache: [
    "Le intestazioni di cache sono necessarie: ciò che è servito con `no-store` si scarica due volte. A ogni aggiornamento lasciate al loro posto i file delle due versioni precedenti, perché le pagine in cache li chiedono ancora.",
    'Se lo script è inglobato in un altro file, la cartella si dice con `<meta name="vetrina-base" content="/assets/vetrina/resources/">`, oppure con `data-base` sul suo tag; valgono solo sull’origine della pagina o dello script.',
  ],
  page: "Una pagina intera",
  pageText: [
    "Una pagina vuota con tutti gli elementi. `NONCE` sta per il valore che il server genera a ogni risposta, lo stesso della Content-Security-Policy; senza una policy, l’attributo `nonce` si toglie.",
  ],
  pageCaption: "pagina.html",
  script: "Lo script",
  scriptText: [
    "`integrity` è quello di questa versione: il browser rifiuta un file diverso, quindi cambia a ogni aggiornamento insieme a `vetrina.js`. Gli altri file li controlla lo script, che ne porta con sé le impronte. Da un’altra origine serve anche `crossorigin`.",
    "Il tag può stare ovunque nella pagina, una volta sola. Gli elementi aggiunti dopo vengono trovati da soli.",
  ],
  boxes: "Lo spazio riservato",
  boxesText: [
    "Queste regole tengono il posto a ogni elemento finché non parte, così la pagina non salta. Vanno nel foglio di stile che il sito ha già, non in un file a parte che farebbe aspettare.",
  ],
  configuration: "La configurazione",
  configurationText: [
    "Un blocco di dati, prima dello script. Serve agli elementi che parlano con l’area privata; la pagina «Configurazione» elenca tutte le chiavi.",
  ],
  policyText: [
    "Tutto funziona con questa policy, senza `unsafe-inline` e senza `unsafe-eval`. `connect-src` nomina l’origine dei file della libreria, quella dell’area privata e, due volte, quella della piattaforma di gamification: con `https:` e con `wss:`.",
  ],
  policyNotes: [
    "`vetrina` è l’unica policy Trusted Types. Consigliati anche: `X-Content-Type-Options: nosniff` sui file, `Referrer-Policy: strict-origin-when-cross-origin` sulle pagine.",
  ],
  rules: "Come si scrivono gli attributi",
  rulesText: [
    "Iniziano tutti con `data-`. Assente significa valore predefinito. Un attributo «sì o no» vale sì quando c’è, anche vuoto; solo `false` vale no. Le date si scrivono `2026-11-21` oppure `21/11/2026`.",
    "Si possono cambiare in ogni momento; gli elementi si possono spostare, aggiungere e togliere.",
  ],
  trouble: "Se qualcosa non va",
  troubleText: [
    "Aggiungete `?vetrina-inspect` all’indirizzo della pagina: l’ispettore dice di ogni elemento perché non si mostra.",
    'Se un file non arriva, l’elemento mostra il contenuto che avete scritto dentro di lui, e riprova quando la rete torna o quando ricompare sullo schermo. La console del browser dice sempre il perché; `data-state="error"` segna l’elemento.',
    "Le cause più frequenti, nell’ordine: `connect-src` senza l’origine dei file, un `nonce` diverso da quello della policy, un `integrity` della versione precedente, la cartella `resources` in un altro posto.",
  ],
};

const en: StartProse = {
  lead: [
    "Place an element of Vetrina in a page like any HTML element: write its tag, and inside it the content that is visible until it starts.",
  ],
  files: "The files",
  filesText: [
    "A page includes one script. It loads the rest from a folder beside itself: `/assets/vetrina.js` finds its files in `/assets/vetrina/resources/`. Copy the folders without changes.",
  ],
  cache: [
    "Cache headers are required: files that are served with `no-store` are downloaded twice. With each update, keep the files of the two previous versions, because cached pages still load them.",
    'If the script is embedded in another file, set the folder with `<meta name="vetrina-base" content="/assets/vetrina/resources/">`, or with `data-base` on its tag. The folder must have the origin of the page or of the script.',
  ],
  page: "A complete page",
  pageText: [
    "A blank page with all elements. `NONCE` stands for the value that the server generates for each response, the same as in the Content-Security-Policy; without a policy, omit the attribute `nonce`.",
  ],
  pageCaption: "page.html",
  script: "The script",
  scriptText: [
    "The value of `integrity` belongs to this version: the browser rejects any other file, so change it with each update of `vetrina.js`. The script checks the other files, because it contains their digests. If the script comes from another origin, `crossorigin` is needed too.",
    "The tag may be anywhere in the page, but only once. The script also finds elements that are added later.",
  ],
  boxes: "The reserved boxes",
  boxesText: [
    "These rules reserve the space of each element until it starts, so that the page does not jump. Add them to the style sheet that the site already has. A separate file would delay the page.",
  ],
  configuration: "The configuration",
  configurationText: [
    "A data block before the script. Elements that call the account area need it. The page “Configuration” lists all keys.",
  ],
  policyText: [
    "Everything works under this policy, without `unsafe-inline` and without `unsafe-eval`. `connect-src` lists the origins of the library’s files, of the account area and of the gamification platform, the last one both with `https:` and with `wss:`.",
  ],
  policyNotes: [
    "`vetrina` is the only Trusted Types policy. Also recommended: `X-Content-Type-Options: nosniff` on the files, `Referrer-Policy: strict-origin-when-cross-origin` on the pages.",
  ],
  rules: "How attributes are written",
  rulesText: [
    "They all begin with `data-`. If an attribute is absent, the default is used. A yes-or-no attribute means yes if it is present, even if it is empty; only `false` means no. Dates are written `2026-11-21` or `21/11/2026`.",
    "They may change at any time; elements may be moved, added and removed.",
  ],
  trouble: "When something is wrong",
  troubleText: [
    "Add `?vetrina-inspect` to the address of the page: the inspector says of each element why it does not show.",
    'If a file cannot be loaded, the element shows the content that you wrote inside it. It tries again when the network is back or when it becomes visible. The browser’s console always shows the reason; `data-state="error"` marks the element.',
    "The usual causes, in this order: `connect-src` without the origin of the files, a `nonce` other than the policy’s, an `integrity` of the previous version, the folder `resources` in another place.",
  ],
};

/** The texts of “Getting started”. */
export const startProse: Readonly<Record<Language, StartProse>> = { it, en };

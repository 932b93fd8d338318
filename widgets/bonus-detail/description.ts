import { describeWidget, bonusParts, panelParts } from "../../src/description";
import { bonusDetail } from "./definition";
import { bonusDetailTexts } from "./texts";

export const bonusDetailDescription = describeWidget(bonusDetail, {
  title: { it: "Dettaglio del bonus", en: "Bonus detail" },
  summary: {
    it: "Tutti i dati di un bonus: importo, condizioni, durata, promozione e collegamenti. Va nella pagina a cui portano i bonus che non hanno una pagina propria.",
    en: "All data of one bonus: amount, conditions, duration, promotion and links. Place it on the page that opens for bonuses without their own page.",
  },
  attributes: {
    card: {
      label: { it: "Codice del bonus", en: "Bonus id" },
      help: {
        it: "Il codice del bonus (promoId o sgadId): lo dà chi gestisce i bonus. Se lasciato vuoto, vale quello che segue «?card=» nell’indirizzo della pagina, così una sola pagina serve per tutti i bonus.",
        en: "Enter the id of the bonus (promoId or sgadId). Ask the people who manage the bonuses for it. Leave empty to use the id after “?card=” in the page’s URL, so that one page works for all bonuses.",
      },
    },
    backUrl: {
      siteWide: true,
      label: { it: "Pagina delle promozioni", en: "Promotions page" },
      help: {
        it: "La pagina a cui porta «Torna alle promozioni», sopra il titolo o, se il bonus non c’è o non è più valido, sotto il motivo. Senza indirizzo porta alla home page.",
        en: "Enter the URL for the link “Back to the promotions”. The link is above the title or, if the bonus does not exist or has ended, below the explanation. Leave empty to link to the home page.",
      },
    },
    headingLevel: {
      label: { it: "Livello del titolo", en: "Heading level" },
      choiceLabels: {
        "1": { it: "Titolo della pagina (h1)", en: "Title of the page (h1)" },
        "2": { it: "Titolo di una sezione (h2)", en: "Title of a section (h2)" },
      },
      help: {
        it: "Una pagina ha un solo titolo di livello 1: se c’è già, si sceglie «Titolo di una sezione».",
        en: "A page should have only one heading of level 1. If the page already has one, choose “Title of a section”.",
      },
    },
  },
  children: "text",
  states: {
    loading: { it: "Il bonus è in arrivo.", en: "The bonus is loading." },
    ready: { it: "Il bonus è aggiornato.", en: "The bonus is up to date." },
    empty: {
      it: "Il bonus non esiste o non è più valido: si vedono una frase e un collegamento alle promozioni.",
      en: "The bonus does not exist or has ended. A sentence and a link to the promotions are shown.",
    },
    stale: {
      it: "Il bonus non si è potuto aggiornare: resta quello noto, con la sua ora. A chi ha fatto l’accesso si mostra solo finché si conoscono i suoi limiti.",
      en: "The bonus could not be updated, so its last known version is shown with the time at which it was read. A logged-in player does not see it while the player’s gaming limits are unknown, for example while the device is offline.",
    },
    error: {
      it: "Il bonus, o i limiti del giocatore, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
      en: "The bonus or the player’s gaming limits could not be read. The button “Try again” reads them again.",
    },
    offline: { it: "Il dispositivo non è in rete.", en: "The device is offline." },
    restricted: {
      it: "Un’autoesclusione o una pausa di gioco è in corso: al posto del bonus si vedono il motivo e un collegamento alle promozioni.",
      en: "A self-exclusion or a game pause is in force. The reason and a link to the promotions are shown instead of the bonus.",
    },
  },
  parts: {
    ...panelParts,
    media: { it: "L’immagine del bonus.", en: "The image of the bonus." },
    badge: { it: "La categoria del bonus.", en: "The category of the bonus." },
    ...bonusParts,
    text: {
      it: "Importo e condizioni; la descrizione della promozione.",
      en: "Amount and conditions, and the promotion’s description.",
    },
    "action-secondary": {
      it: "Gli altri collegamenti, «Torna alle promozioni» e «Riprova».",
      en: "The other links, “Back to the promotions” and “Try again”.",
    },
    empty: {
      it: "L’avviso che non c’è un bonus da mostrare.",
      en: "The notice that there is no bonus to show.",
    },
    error: { it: "L’avviso di bonus non disponibile.", en: "The notice that the bonus is not available." },
  },
  keyboard: [
    {
      keys: ["Enter"],
      it: "Apre un collegamento, riprova.",
      en: "Opens a link or tries again.",
    },
  ],
  examples: [
    {
      title: { it: "Un bonus di benvenuto", en: "A welcome bonus" },
      attributes: { card: "benvenuto-scommesse", headingLevel: "2" },
      demo: "logged-out",
    },
    {
      title: { it: "Un bonus che non c’è più", en: "A bonus that has ended" },
      attributes: { card: "lotterie-autunno", headingLevel: "2" },
      demo: "logged-out",
    },
    {
      title: { it: "Con un’autoesclusione", en: "With a self-exclusion" },
      attributes: { card: "benvenuto-scommesse", headingLevel: "2" },
      demo: "self-excluded",
    },
    {
      title: { it: "Bonus non disponibile", en: "Bonus not available" },
      attributes: { card: "benvenuto-scommesse", headingLevel: "2" },
      demo: "unconfigured",
    },
  ],
  icon: "gift",
  fallback: "<p>{label}</p>",
  texts: bonusDetailTexts,
  // Bonuses have different heights, so the reserved space fills the viewport and nothing visible moves.
  placeholder: { minHeight: 31, fillsWindowUpTo: 80 },
});

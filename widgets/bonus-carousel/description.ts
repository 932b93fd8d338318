import { describeWidget, headingNotes, bonusParts, skeletonPart } from "../../src/description";
import { bonusCarousel } from "./definition";
import { bonusCarouselTexts } from "./texts";

export const bonusCarouselDescription = describeWidget(bonusCarousel, {
  title: { it: "Carosello dei bonus", en: "Bonus carousel" },
  summary: {
    it: "I bonus in corso, uno accanto all’altro: importo, condizioni, durata e collegamenti. Se non ci sono bonus da mostrare, la sezione non compare o mostra una frase, a scelta.",
    en: "The current bonuses, side by side: amount, conditions, duration and links. If there is no bonus to show, the section is hidden or shows a sentence, as you choose.",
  },
  attributes: {
    variant: {
      label: { it: "Tipo di pagina", en: "Kind of page" },
      choiceLabels: {
        home: { it: "Home page", en: "Home page" },
        blog: { it: "Blog", en: "Blog" },
        grid: { it: "Pagina dei bonus", en: "Bonus page" },
      },
      help: {
        it: "Decide quante schede si vedono e quali immagini hanno. Nella home page si vedono una scheda e l’inizio della seconda; se la finestra è larga almeno 768 pixel, due schede; almeno 1279, tutte. Nel blog se ne vede una; se la finestra è larga almeno 768 pixel, due; almeno 1279, di nuovo una, per una colonna stretta. Nella pagina dei bonus si vedono tutte, su più righe. Le immagini per la home page si usano solo lì.",
        en: "Determines how many cards are visible and which images they use. On a home page, one card and the beginning of the second are visible; two cards in viewports of at least 768 pixels; all cards from 1279 pixels. In a blog, one card is visible; two cards in viewports of at least 768 pixels; one card again from 1279 pixels, because the column is narrow. On a bonus page, all cards are visible, in several rows. Only home pages use the images for the home page.",
      },
    },
    empty: {
      label: { it: "Senza bonus", en: "Display without bonuses" },
      choiceLabels: {
        hide: { it: "La sezione non compare", en: "Hide the section" },
        message: { it: "Si vede una frase", en: "Show a sentence" },
      },
      help: {
        it: "Che cosa si vede se non ci sono bonus, se il servizio segnala un errore, o se il giocatore ha limitazioni in corso. Se lasciato vuoto, nella pagina dei bonus si vede una frase; nella home page e nel blog la sezione non compare.",
        en: "Choose what visitors see if there are no bonuses, if the service reports an error, or if the player is restricted. Leave empty to show a sentence on a bonus page and to hide the section on a home page or in a blog.",
      },
    },
    ids: {
      label: { it: "Bonus da mostrare", en: "Bonuses to show" },
      help: {
        it: "I codici dei bonus (sgadId o promoId), separati da virgole, nell’ordine in cui mostrarli. Li dà chi gestisce i bonus. Se lasciato vuoto, si mostrano tutti.",
        en: "Enter the ids of the bonuses (sgadId or promoId), separated by commas, in the order in which to show them. Ask the people who manage the bonuses for the ids. Leave empty to show all bonuses.",
      },
    },
    limit: {
      label: { it: "Numero massimo di bonus", en: "Maximum number of bonuses" },
      help: {
        it: "Quanti bonus mostrare al massimo. Sugli schermi larghi la home page li mette tutti su una riga: se sono più di cinque le schede diventano strette.",
        en: "Maximum number of bonuses. On wide screens, the home page shows all bonuses in one row, so the cards become narrow if there are more than five.",
      },
    },
    heading: headingNotes("Promozioni", "Promotions"),
  },
  children: "text",
  states: {
    loading: { it: "I bonus sono in arrivo.", en: "The bonuses are loading." },
    ready: {
      it: "I bonus sono aggiornati. L’etichetta «Aggiornato» è su quelli che il servizio indica come modificati.",
      en: "The bonuses are up to date. Bonuses that the service marks as changed have the label “Updated”.",
    },
    empty: {
      it: "Nessun bonus è valido adesso. Una sezione che non compare ha questo stato anche se il servizio segnala un errore; l’ispettore dice quale dei due casi è. Secondo `data-empty` si vede una frase, oppure l’elemento non occupa spazio.",
      en: "No bonus is valid now. A hidden section has this state even if the service reports an error; the inspector distinguishes the two cases. Depending on `data-empty`, a sentence is shown or the element takes no space.",
    },
    stale: {
      it: "Non è stato possibile aggiornare i bonus: si vedono gli ultimi ricevuti, con l’ora a cui risalgono. A chi ha fatto l’accesso si mostrano solo finché si conoscono i suoi limiti, quindi non quando manca la connessione.",
      en: "The bonuses could not be updated, so the last known bonuses are shown with the time at which they were read. A logged-in player does not see them while the player’s gaming limits are unknown, for example while the device is offline.",
    },
    error: {
      it: "Il servizio dei bonus non ha risposto, ha mandato dati che non si possono leggere, o nella configurazione manca il suo indirizzo; oppure non si conoscono i limiti del giocatore. Il pulsante «Riprova» li chiede di nuovo.",
      en: "The bonuses or the player’s limits could not be read. Possible causes: the bonus service has not responded, its data cannot be read, or its URL is missing from the configuration. The button “Try again” reads the data again.",
    },
    offline: {
      it: "Il dispositivo non è connesso a Internet, e non ci sono bonus già ricevuti; oppure il giocatore ha fatto l’accesso e i suoi limiti non si possono controllare.",
      en: "The device is offline. Either no bonuses were received before, or the limits of the logged-in player cannot be checked.",
    },
    restricted: {
      it: "Un’autoesclusione o una pausa di gioco è in corso. Secondo `data-empty` un riquadro mostra che cosa è in vigore, con i collegamenti `account.responsibleGamingUrl` e `account.helpUrl`, oppure l’elemento non occupa spazio.",
      en: "A self-exclusion or a game pause is in force. Depending on `data-empty`, the element takes no space or shows a panel. The panel states the current restriction and contains the links `account.responsibleGamingUrl` and `account.helpUrl`.",
    },
  },
  parts: {
    header: { it: "Il titolo della sezione.", en: "The section’s heading." },
    prev: { it: "Il pulsante «Precedente».", en: "The button “Previous”." },
    next: { it: "Il pulsante «Successiva».", en: "The button “Next”." },
    card: { it: "La scheda di un bonus.", en: "The card of a bonus." },
    media: { it: "L’immagine di un bonus.", en: "The image of a bonus." },
    badge: { it: "La categoria di un bonus.", en: "The category of a bonus." },
    title: { it: "Il titolo di un bonus.", en: "The title of a bonus." },
    ...bonusParts,
    "action-secondary": {
      it: "Gli altri collegamenti e «Riprova».",
      en: "The other links, and “Try again”.",
    },
    error: {
      it: "L’avviso di bonus non disponibili.",
      en: "The notice that the bonuses are not available.",
    },
    ...skeletonPart,
  },
  keyboard: [
    {
      keys: ["Tab"],
      it: "Va ai pulsanti, poi ai collegamenti delle schede in vista; la scheda che lo riceve viene tutta in vista.",
      en: "Moves to the buttons, then to the links of the visible cards. A card that receives the focus moves fully into view.",
    },
    {
      keys: ["Enter"],
      it: "Sui pulsanti mostra la scheda precedente o la successiva, che viene annunciata.",
      en: "On the buttons, shows and announces the previous or next card.",
    },
  ],
  configuration: ["bonus.detailUrl", "account.responsibleGamingUrl", "account.helpUrl"],
  examples: [
    {
      title: { it: "Quattro bonus della home page", en: "Four bonuses on the home page" },
      attributes: { limit: "4" },
      demo: "logged-out",
    },
    {
      title: { it: "Nella colonna del blog", en: "In the narrow column of a blog" },
      attributes: { variant: "blog", heading: "Bonus in corso" },
      demo: "logged-out",
    },
    {
      title: { it: "Tutti, nella pagina dei bonus", en: "All bonuses, on the bonus page" },
      attributes: { variant: "grid", limit: "7" },
      demo: "logged-out",
    },
    {
      title: { it: "Bonus scelti", en: "Chosen bonuses" },
      attributes: { ids: "poker-tornei, SGAD-1001", heading: "Bonus scelti" },
      demo: "logged-out",
    },
    {
      title: {
        it: "La connessione cade: senza i limiti del giocatore i bonus non si mostrano",
        en: "Connection lost: bonuses hidden because the player’s limits are unknown",
      },
      attributes: { limit: "4" },
      demo: "stale",
    },
    { title: { it: "Bonus non disponibili", en: "Bonuses not available" }, demo: "unconfigured" },
  ],
  icon: "viewColumn",
  fallback: "<p>{heading}</p>",
  texts: bonusCarouselTexts,
  placeholder: { minHeight: 49 },
});

import { defineWidget, list, number, oneOf, text, type WidgetModule } from "../../src/definition";
import { bonusCarouselTexts } from "./texts";

export const bonusCarousel = defineWidget({
  tag: "vetrina-bonus-carousel",
  title: { it: "Carosello dei bonus", en: "Bonus carousel" },
  summary: {
    it: "I bonus in corso, uno accanto all’altro: importo, condizioni, durata e collegamenti. Senza bonus da mostrare la sezione non c’è.",
    en: "The current bonuses, side by side: amount, conditions, duration and links. Without a bonus the section is not rendered.",
  },
  attributes: {
    variant: oneOf(["home", "blog"], {
      default: "home",
      label: { it: "Pagina", en: "Page" },
      choiceLabels: {
        home: { it: "Home page", en: "Home page" },
        blog: { it: "Blog", en: "Blog" },
      },
      help: {
        it: "Dove sta il carosello. Nella home page mostra una scheda e un lembo della seconda, due dai 768 px, tutte dai 1279 px, con le immagini della home page. Nel blog ne mostra una, due e di nuovo una, con le altre immagini.",
        en: "The kind of page. On the home page it shows one card and a part of the next one, two cards from 768 px, and all cards from 1279 px, with the pictures of the home page. On a blog it shows one, two and one, with the other pictures.",
      },
    }),
    ids: list({
      default: [],
      label: { it: "Bonus da mostrare", en: "Bonuses to show" },
      help: {
        it: "Identificativi (sgadId o promoId) separati da virgole, nell’ordine in cui mostrarli; senza, tutto l’elenco.",
        en: "Ids (sgadId or promoId) separated by commas, in the order in which they are shown. Without ids the complete list is shown.",
      },
    }),
    limit: number({
      default: 100,
      min: 1,
      max: 100,
      label: { it: "Numero massimo di bonus", en: "Maximum number of bonuses" },
      help: {
        it: "Quanti bonus mostrare al più. Nella home page, dai 1279 px stanno tutti su una riga: oltre cinque le schede diventano strette.",
        en: "The maximum number of bonuses. On the home page all are in one row from 1279 px on: with more than five the cards become narrow.",
      },
    }),
    heading: text({
      label: { it: "Titolo", en: "Heading" },
      help: {
        it: "Titolo della sezione; se manca, «Promozioni».",
        en: "Heading of the section. The default is “Promotions”.",
      },
    }),
  },
  children: "text",
  states: {
    loading: { help: { it: "I bonus sono in arrivo.", en: "The bonuses are loading." } },
    ready: { help: { it: "I bonus sono quelli di adesso.", en: "The bonuses are up to date." } },
    empty: {
      help: {
        it: "Nessun bonus da mostrare, o una risposta diversa da 200: l’elemento non occupa spazio.",
        en: "There is no bonus to show, or the service answered with a status other than 200: the element takes no space.",
      },
    },
    stale: {
      help: {
        it: "I bonus non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
        en: "The bonuses could not be updated: the last known ones are shown with their time.",
      },
    },
    error: {
      help: {
        it: "I bonus, o i limiti di gioco del giocatore, non si sono potuti leggere; il pulsante «Riprova» li chiede di nuovo.",
        en: "The bonuses or the player's gaming limits could not be read; the button “Try again” reads them again.",
      },
    },
    offline: { help: { it: "Il dispositivo non è in rete.", en: "The device is offline." } },
    restricted: {
      help: {
        it: "Un’autoesclusione o una pausa di gioco è in corso: l’elemento non occupa spazio.",
        en: "A self-exclusion or a gaming break is in force: the element takes no space.",
      },
    },
  },
  parts: {
    header: { help: { it: "Il titolo della sezione.", en: "The section's heading." } },
    prev: { help: { it: "Il pulsante «Precedente».", en: "The button “Previous”." } },
    next: { help: { it: "Il pulsante «Successiva».", en: "The button “Next”." } },
    card: { help: { it: "La scheda di un bonus.", en: "The card of a bonus." } },
    media: { help: { it: "L’immagine di un bonus.", en: "The picture of a bonus." } },
    badge: { help: { it: "La categoria di un bonus.", en: "The category of a bonus." } },
    title: { help: { it: "Il titolo di un bonus.", en: "The title of a bonus." } },
    text: { help: { it: "Importo e condizioni.", en: "Amount and conditions." } },
    meta: {
      help: {
        it: "Durata del bonus e della promozione; le frasi sullo stato dei dati.",
        en: "Duration of the bonus and of its promotion; the sentences about the state of the data.",
      },
    },
    action: { help: { it: "Il collegamento principale.", en: "The primary link." } },
    "action-secondary": {
      help: { it: "Gli altri collegamenti e «Riprova».", en: "The other links, and “Try again”." },
    },
    error: {
      help: {
        it: "L’avviso di bonus non disponibili.",
        en: "The notice that the bonuses are not available.",
      },
    },
    skeleton: { help: { it: "Il segnaposto durante il caricamento.", en: "The placeholder while loading." } },
  },
  keyboard: [
    {
      keys: ["Tab"],
      help: {
        it: "Va ai pulsanti, poi ai collegamenti delle schede in vista; la scheda che lo riceve viene tutta in vista.",
        en: "Moves to the buttons, then to the links of the visible cards. A card that gets the focus moves fully into view.",
      },
    },
    {
      keys: ["Enter"],
      help: {
        it: "Sui pulsanti mostra la scheda precedente o la successiva, che viene annunciata.",
        en: "On the buttons, shows the previous or the next card, which is announced.",
      },
    },
  ],
  examples: [
    {
      title: { it: "Quattro bonus della home page", en: "Four bonuses of the home page" },
      attributes: { limit: "4" },
      demo: "logged-out",
    },
    {
      title: { it: "Nella colonna del blog", en: "In the narrow column of a blog" },
      attributes: { variant: "blog", heading: "Bonus in corso" },
      demo: "logged-out",
    },
    {
      title: { it: "Bonus scelti", en: "Chosen bonuses" },
      attributes: { ids: "poker-tornei, SGAD-1001", heading: "Bonus scelti" },
      demo: "logged-out",
    },
    {
      title: { it: "Giocatore senza rete", en: "A player without network" },
      attributes: { limit: "4" },
      demo: "stale",
    },
    { title: { it: "Bonus non disponibili", en: "Bonuses not available" }, demo: "unconfigured" },
  ],
  icon: "viewColumn",
  needs: ["account", "area", "bonus"],
  fallback: "<p>{heading}</p>",
  texts: bonusCarouselTexts,
  budget: 4.1,
  placeholder: { minHeight: 45 },
  load: (): Promise<{ default: WidgetModule<never> }> => import("./BonusCarousel"),
});

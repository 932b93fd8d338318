import { defineTexts } from "../../src/i18n/texts";

export const bonusDetailTexts = defineTexts(
  "bonus-detail",
  {
    label: "Dettaglio del bonus",
    what: "questo bonus",
    noId: "Non sa che cosa mostrare: manca data-card, o ?card= nell’indirizzo della pagina.",
    gone: "Bonus non disponibile",
    goneReason: "Il bonus che cerchi non esiste o non è più valido.",
    selfExclusion: "Autoesclusione in corso: non si mostrano bonus.",
    gamePause: "Pausa di gioco in corso: non si mostrano bonus.",
    back: "Torna alle promozioni",
    offer: "Offerta e condizioni",
    promotion: "La promozione",
  },
  {
    label: "Bonus details",
    what: "this bonus",
    noId: "It has nothing to show: data-card is missing, or ?card= in the page’s URL.",
    gone: "Bonus not available",
    goneReason: "The bonus you are looking for does not exist or is no longer valid.",
    selfExclusion: "Self-exclusion in force: no bonuses are shown.",
    gamePause: "Game pause in force: no bonuses are shown.",
    back: "Back to the promotions",
    offer: "Offer and conditions",
    promotion: "The promotion",
  },
);

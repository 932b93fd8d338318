import { defineTexts, type Translate } from "../../i18n/texts";

/** What every widget says of a bonus. Before 8 and 11, `otto` and `undici`, Italian prepositions lose their vowel. */
export const bonusTexts = defineTexts(
  "bonus",
  {
    what: "i bonus",
    restrictionUnknown: "Non siamo riusciti a verificare i limiti di gioco del tuo conto.",
    updated: "Aggiornato",
    validUntil: "Valido fino al {date}",
    validUntilElided: "Valido fino all’{date}",
    validThrough: "Valido fino a tutto il {date}",
    validThroughElided: "Valido fino a tutto l’{date}",
    promotion: "Promozione",
    from: "dal {date}",
    fromElided: "dall’{date}",
    to: "al {date}",
    toElided: "all’{date}",
    until: "fino al {date}",
    untilElided: "fino all’{date}",
    goToOffer: "Vai alla promozione",
    goToDetail: "Dettagli e condizioni",
    quickLink: "Altre informazioni",
    readMore: "Approfondisci",
  },
  {
    what: "the bonuses",
    restrictionUnknown: "We could not check the gaming limits of your account.",
    updated: "Updated",
    validUntil: "Valid until {date}",
    validUntilElided: "Valid until {date}",
    validThrough: "Valid until the end of {date}",
    validThroughElided: "Valid until the end of {date}",
    promotion: "Promotion",
    from: "from {date}",
    fromElided: "from {date}",
    to: "to {date}",
    toElided: "to {date}",
    until: "until {date}",
    untilElided: "until {date}",
    goToOffer: "Go to the promotion",
    goToDetail: "Details and conditions",
    quickLink: "More information",
    readMore: "Read more",
  },
);

export type SayBonus = Translate<(typeof bonusTexts)["it"]>;

import { defineTexts } from "../i18n/texts";

/** What the categories of bonuses are called, by their key (specification section 5). */
export const bonusStyleTexts = defineTexts(
  "bonus-style",
  {
    tuttiigiochi: "Tutti i giochi",
    scommesse: "Scommesse",
    ippica: "Ippica",
    totocalcio: "Totocalcio e Totogol",
    poker: "Poker",
    casino: "Casinò",
    skillgames: "Giochi di Carte",
    lotterie: "Lotterie",
    bingo: "Bingo",
    quickgames: "Quick Games",
  },
  {
    tuttiigiochi: "All games",
    scommesse: "Sports betting",
    ippica: "Horse racing",
    totocalcio: "Totocalcio and Totogol",
    poker: "Poker",
    casino: "Casino",
    skillgames: "Card games",
    lotterie: "Lotteries",
    bingo: "Bingo",
    quickgames: "Quick games",
  },
);

/** A category that has a label. */
export type BonusStyle = keyof (typeof bonusStyleTexts)["it"];

const isStyle = (key: string): key is BonusStyle => Object.hasOwn(bonusStyleTexts.it, key);

/** The category of a bonus; an unknown key has none, and so no label. */
export function styleOf(key: string | undefined): BonusStyle | undefined {
  const known = key?.trim().toLowerCase();
  return known !== undefined && isStyle(known) ? known : undefined;
}

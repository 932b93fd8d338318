import { defineTexts } from "../i18n/texts";

/** Labels of the bonus categories, by key (specification section 5). */
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

/** A category with a label. */
export type BonusStyle = keyof (typeof bonusStyleTexts)["it"];

const isStyle = (key: string): key is BonusStyle => Object.hasOwn(bonusStyleTexts.it, key);

/** The category of a bonus; undefined if the key is unknown and therefore has no label. */
export function styleOf(key: string | undefined): BonusStyle | undefined {
  const normalised = key?.trim().toLowerCase();
  return normalised !== undefined && isStyle(normalised) ? normalised : undefined;
}

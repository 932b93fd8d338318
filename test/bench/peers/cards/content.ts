import { translator } from "../../../../src/i18n";
import { uiStyles } from "../../../../src/ui";
import { countdownStyles, countdownTexts } from "../../../../src/ui/countdown";
import { asDigits, asWords, secondsUntil } from "../../../../src/ui/countdown/remaining";
import css from "../../../../widgets/live-casino-card/live-casino-card.css?inline";

/** What every peer's card is given: as attributes, or as props made of them. */
export interface CardContent {
  readonly heading: string;
  readonly image: string;
  /** Milliseconds since 1970; an open table has none. */
  readonly opensAt?: number | undefined;
}

/** The sheets of our card: the peers' cards look the same and are laid out by the same rules. */
export const sheets = [...uiStyles, countdownStyles, css].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

const say = translator(countdownTexts, "it", {});

/** What a countdown shows, and what it is called. */
export function remaining(opensAt: number, now: number): { readonly digits: string; readonly words: string } {
  const seconds = secondsUntil(opensAt, now);
  return { digits: asDigits(seconds), words: `Apre ${asWords(seconds, say)}` };
}

import { translator } from "../../../../src/i18n/texts";
import { uiStyles } from "../../../../src/ui";
import { countdownStyles } from "../../../../src/ui/countdown/Countdown";
import { asDigits, asWords, secondsUntil } from "../../../../src/ui/countdown/remaining";
import { countdownTexts } from "../../../../src/ui/countdown/texts";
import css from "../../../../widgets/live-casino-card/live-casino-card.css?inline";

/** Content of every peer's card, as attributes or as props. */
export interface CardContent {
  readonly heading: string;
  readonly image: string;
  /** Opening time in ms since 1970. Undefined for an open table. */
  readonly opensAt?: number | undefined;
}

/** Style sheets of Vetrina's card. The peers' cards use them, too, so that style and layout are the same. */
export const sheets = [...uiStyles, countdownStyles, css].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

const say = translator(countdownTexts, "it", {});

/** Digits of a countdown and its accessible name. */
export function remaining(opensAt: number, now: number): { readonly digits: string; readonly words: string } {
  const seconds = secondsUntil(opensAt, now);
  return { digits: asDigits(seconds), words: `Apre ${asWords(seconds, say)}` };
}

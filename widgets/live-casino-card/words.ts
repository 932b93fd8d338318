import type { Translate } from "../../src/i18n";
import type { uiTexts } from "../../src/ui";
import type { liveCasinoCardTexts } from "./texts";

/** The translators of a card's own texts and of those that widgets share. */
export interface CardWords {
  readonly say: Translate<(typeof liveCasinoCardTexts)["it"]>;
  readonly sayUi: Translate<(typeof uiTexts)["it"]>;
}

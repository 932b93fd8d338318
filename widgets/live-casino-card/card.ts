import type { WidgetProps } from "../../src/definition";
import type { Translate } from "../../src/i18n";
import type { uiTexts } from "../../src/ui";
import type { liveCasinoCard } from "./definition";
import type { liveCasinoCardTexts } from "./texts";

export type CardProps = WidgetProps<typeof liveCasinoCard>;

/** The translators of a card's own texts and of those that widgets share. */
export interface CardWords {
  readonly say: Translate<(typeof liveCasinoCardTexts)["it"]>;
  readonly sayUi: Translate<(typeof uiTexts)["it"]>;
}

/** The `detail` of a card's events: the table, with the values of the attributes. */
export const detailOf = ({ provider, gameId, network }: CardProps) => ({
  provider,
  gameId,
  ...(provider === "CasinoGamePT" && { network }),
});

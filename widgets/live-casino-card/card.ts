import type { DetailOf, EventsOf, WidgetProps } from "../../src/definition";
import type { Translate } from "../../src/i18n/texts";
import type { TableId } from "../../src/live-casino";
import type { uiTexts } from "../../src/ui";
import type { liveCasinoCard } from "./definition";
import type { liveCasinoCardTexts } from "./texts";

export type CardProps = WidgetProps<typeof liveCasinoCard>;

/** The translators of a card's own texts and of those that widgets share. */
export interface CardWords {
  readonly say: Translate<(typeof liveCasinoCardTexts)["it"]>;
  readonly sayUi: Translate<(typeof uiTexts)["it"]>;
}

export type CardEvents = EventsOf<typeof liveCasinoCard>;

/** The `detail` of a card's events: the table, with the values of its attributes. */
export const detailOf = ({
  provider,
  gameId,
  network,
}: TableId): DetailOf<CardEvents["vetrina:table-open"]> => ({
  provider: provider === "playtech" ? "CasinoGamePT" : "EvolutionGame",
  gameId,
  ...(network !== undefined && { network }),
});

import type { CardProps } from "./props";

/** The `detail` of a card's events: the table, with the values of the attributes. */
export const detailOf = ({ provider, gameId, network }: CardProps) => ({
  provider,
  gameId,
  ...(provider === "CasinoGamePT" && { network }),
});

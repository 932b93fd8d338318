import type { CardProps } from "./props";

/** What the events of a card tell of its table, in the author's own words. */
export const detailOf = ({ provider, gameId, network }: CardProps) => ({
  provider,
  gameId,
  ...(provider === "CasinoGamePT" && { network }),
});

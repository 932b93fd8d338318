import type { TableId } from "./table";

/** The values of a card's attributes that name a table. */
export interface TableAttributes {
  readonly provider: string | null | undefined;
  readonly gameId: string | null | undefined;
  readonly network?: string | null | undefined;
}

/**
 * The table that the attributes of a card select; undefined if they are incomplete. Only tables of Playtech
 * have a network.
 */
export const tableIdOf = ({ provider, gameId, network }: TableAttributes): TableId | undefined => {
  if (!gameId) return;
  if (provider === "EvolutionGame") return { provider: "evolution", gameId };
  return provider === "CasinoGamePT" && network ? { provider: "playtech", gameId, network } : undefined;
};

/** The name of a provider's list of tables in the log. Each network has its own list. */
export const listName = (provider: TableId["provider"], network: string | undefined): string =>
  `${provider} lobby${network === undefined ? "" : ` (network ${network})`}`;

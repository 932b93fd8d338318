import { useEffect, useMemo, useState } from "react";
import { lobbyStateOf, type LobbyTable } from "../../src/live-casino/lobby";
import { tableIdOf } from "../../src/live-casino/table-id";
import { isRestricted, useLiveCasino, useRestriction, useServices } from "../../src/widget-kit";
import type { Card } from "./useCards";

/** A child of the lobby, with the known facts of its table. */
export interface TableCard extends LobbyTable, Card {}

/**
 * The tables of the cards with their current states. Nothing is requested while a page is being edited, or while the
 * player may not play.
 */
export function useTables(cards: readonly Card[]) {
  const liveCasino = useLiveCasino();
  const isEdited = useServices().page.isEdited();
  const restriction = useRestriction();
  const isForbidden = !isEdited && isRestricted(restriction);
  const isRead = !isEdited && !isForbidden;
  const [, setChanges] = useState(0);
  const watched = useMemo(
    () =>
      cards.map(({ item, card }) => {
        const { provider, gameId, network, game, heading = "" } = card.dataset;
        const id = isRead ? tableIdOf({ provider, gameId, network }) : undefined;
        return { item, card, name: heading, game: game || undefined, table: id && liveCasino.table(id) };
      }),
    [cards, liveCasino, isRead],
  );
  useEffect(() => {
    const change = () => {
      setChanges((count) => count + 1);
    };
    const ends = watched.flatMap(({ table }) =>
      table ? [table.watch(), table.$state.listen(change), table.$status.listen(change)] : [],
    );
    change();
    return () => {
      for (const end of ends) end();
    };
  }, [watched]);
  const tables = watched.map(({ table, ...rest }): TableCard => ({
    ...rest,
    state: isRead ? (table ? lobbyStateOf(table.$state.get()) : "closed") : undefined,
  }));
  const isLoading = isRead && (restriction === "checking" || tables.some(({ state }) => state === undefined));
  const stale = watched.flatMap(({ table }) => (table?.$status.get() === "stale" ? [table.readAt()] : []));
  /** Time at which the oldest states were read; undefined if all states are up to date. */
  const staleAt = stale.reduce(
    (oldest, at) => (oldest === undefined || (at ?? oldest) < oldest ? at : oldest),
    undefined as number | undefined,
  );
  return { tables, isLoading, isForbidden, isUnchecked: restriction === "unavailable", staleAt };
}

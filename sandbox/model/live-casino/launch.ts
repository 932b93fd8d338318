import { nonEmptyText } from "../account/endpoint";
import type { Player } from "../account/players";
import type { Model } from "../interface";
import * as v from "../valibot";
import type { LiveTable } from "./demo-tables";
import { stateAt } from "./schedule";

/** Schema of the form that opens a table, with the configured field names. */
const launchForm = v.object({
  token: nonEmptyText("token"),
  gameId: nonEmptyText("gameId"),
  network: v.optional(v.string(), ""),
});

/** A table that a player has opened. */
export interface Launch {
  readonly player: Player;
  readonly table: LiveTable;
}

const isOpen = (table: LiveTable, now: number) => stateAt(table.schedule, now).open;

/**
 * Opens a table, as the provider's own server would. The token can be used once.
 *
 * @returns undefined if the launch is refused
 */
export function launchTable(model: Model, form: unknown): Launch | undefined {
  const parsed = v.parseInput(launchForm, form);
  if (!parsed.ok) return undefined;
  const { token, gameId, network } = parsed.value;
  const username = model.sessions.useGame(token);
  const player = username === undefined ? undefined : model.players.find(username);
  const table = model.tables.find(gameId);
  if (!player || player.restriction !== "none" || !table) return undefined;
  if ((table.network ?? "") !== network || !isOpen(table, model.clock.now())) return undefined;
  return { player, table };
}

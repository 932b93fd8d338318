import * as v from "valibot";
import { filled } from "../account/fields";
import { readInput } from "../input";
import type { Model } from "../interface";
import type { Player } from "../account/players";
import type { LiveTable } from "./demo-tables";
import { momentOf } from "./schedule";

/** The form of a launch, by the configured names of its fields. */
const launchForm = v.object({
  token: filled("token"),
  gameId: filled("gameId"),
  network: v.optional(v.string(), ""),
});

/** Who opened which table. */
export interface Launch {
  readonly player: Player;
  readonly table: LiveTable;
}

const isOpen = (table: LiveTable, now: number) => momentOf(table.schedule, now).open;

/** A launch as the games' own server takes it; undefined where it is refused. A token is good for one. */
export function launchTable(model: Model, form: unknown): Launch | undefined {
  const read = readInput(launchForm, form);
  if (!read.ok) return undefined;
  const { token, gameId, network } = read.value;
  const username = model.sessions.useGame(token);
  const player = username === undefined ? undefined : model.players.find(username);
  const table = model.tables.find(gameId);
  if (!player || player.restriction !== "none" || !table) return undefined;
  if ((table.network ?? "") !== network || !isOpen(table, model.clock.now())) return undefined;
  return { player, table };
}

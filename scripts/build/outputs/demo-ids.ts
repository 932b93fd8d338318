import type { DemoIdList, DemoIds } from "../../../clientlibs/source";
import { type BonusRecord, createModel, type LiveTable, stateAt } from "../../../sandbox/model";
import { demoSpace } from "../../../sandbox/model/gamification/space/state";
import { entityStates } from "../../../sandbox/model/gamification/space/wire-values";
import { validityOf } from "../../../src/bonus/validity";
import type { Bilingual } from "../../../src/description";

/** A fixed time, so that two builds write the same content. The ids do not depend on the time. */
const now = Date.UTC(2026, 10, 21, 10);

const model = createModel({ time: () => now, editorMistakes: false });
const space = demoSpace({ now, picture: () => "" });
const player = Object.values(space.members)[0];

const name: Bilingual = { it: "Nome", en: "Name" };

function stateOf({ schedule }: LiveTable): Bilingual {
  const state = stateAt(schedule, now);
  if (state.open) return { it: "aperto", en: "open" };
  return state.opensIn === undefined
    ? { it: "chiuso", en: "closed" }
    : { it: "apre tra poco", en: "opens soon" };
}

const state: Bilingual = { it: "Stato all’inizio", en: "State at first" };

const tablesOf = (company: LiveTable["provider"]) =>
  model.tables.all().filter(({ provider }) => provider === company);

const tables: readonly DemoIdList[] = [
  {
    title: 'Playtech: `data-provider="CasinoGamePT"`',
    heads: ["data-game-id", "data-network", name, state],
    values: 2,
    rows: tablesOf("CasinoGamePT").map((table) => [
      table.gameId,
      table.network ?? "",
      table.name,
      stateOf(table),
    ]),
  },
  {
    title: 'Evolution: `data-provider="EvolutionGame"`',
    heads: ["data-game-id", name, state],
    values: 1,
    rows: tablesOf("EvolutionGame").map((table) => [table.gameId, table.name, stateOf(table)]),
  },
];

/**
 * Returns the state of a bonus as text. Bonuses that are not valid now are listed, too, although an element
 * with the id of such a bonus shows nothing.
 */
function validityIn({ datePublication, dateExpiration }: BonusRecord): Bilingual {
  const validity = validityOf(
    { datePublication, dateExpiration },
    { zone: "Europe/Rome", expiresAtEndOfDay: false },
  );
  if (!validity || validity.until < now) return { it: "scaduto", en: "expired" };
  return validity.from > now
    ? { it: "non ancora pubblicato", en: "not published yet" }
    : { it: "valido", en: "valid" };
}

const bonuses = (attribute: string): DemoIdList => ({
  title: `\`${attribute}\``,
  heads: ["sgadId", "promoId", name, state],
  values: 2,
  rows: (model.bonuses.all() as readonly BonusRecord[]).map((bonus) => {
    const { sgadId = "", promoId = "", title = "" } = bonus;
    return [sgadId, promoId, title, validityIn(bonus)];
  }),
});

interface Named {
  readonly id: string;
  readonly name: string;
}

/** @param attributes the attributes in the markup before the id, such as `data-ids` */
const listOf = (attributes: string, items: readonly Named[]): DemoIdList => ({
  title: `\`${attributes}\``,
  heads: [{ it: "Codice", en: "Id" }, name],
  values: 1,
  rows: items.map((item) => [item.id, item.name]),
});

/** Returns the entities that players see. Other entities are drafts or have ended. */
const running = <Item extends Named & { readonly statusCode: number }>(items: readonly Item[]) =>
  items.filter(({ statusCode }) => statusCode === entityStates.Active || statusCode === entityStates.Ready);

const { competitions, contests, files, instantWins, missions, products, rewards, rules } = space;
const missionIds = missions.map(({ id }) => id);
/** Achievements that are not steps of missions. */
const achievements = running(space.achievements).filter(({ id }) => !id.startsWith("mis-"));
const games = running(instantWins);

/**
 * Kinds of entities that have rewards, rules or products. Each has a value of `data-entity` and a list of
 * entities.
 */
const kinds: readonly (readonly [entity: string, items: readonly Named[]])[] = [
  ["achievement", space.achievements],
  ["competition", competitions],
  ["contest", contests],
  ["instant-win", instantWins],
];

const byKind = (ids: readonly string[]): readonly DemoIdList[] =>
  kinds.flatMap(([entity, items]) => {
    const having = items.filter(({ id }) => ids.includes(id));
    return having.length > 0 ? [listOf(`data-entity="${entity}" data-ids`, having)] : [];
  });

const repositories = [...new Set(files.map(({ repositoryId }) => repositoryId))];

const messages = (player?.messages ?? []).filter(({ status }) => status !== "Deleted");

/**
 * The ids of the simulated services for the author documentation. All ids come from the model, so that the
 * lists stay correct.
 */
export const demoIds: DemoIds = {
  "vetrina-live-casino-card": tables,
  "vetrina-bonus-carousel": [bonuses("data-ids")],
  "vetrina-bonus-detail": [bonuses("data-card")],
  "vetrina-achievements": [listOf("data-ids", achievements)],
  "vetrina-missions": [
    listOf(
      "data-ids",
      space.achievements.filter(({ id }) => missionIds.includes(id)),
    ),
  ],
  "vetrina-competitions": [listOf("data-ids", running(competitions))],
  "vetrina-leaderboard": [
    listOf("data-competition-id", running(competitions)),
    listOf("data-entity-id", running(contests)),
  ],
  "vetrina-gamification-hub": [listOf("data-competition-id", running(competitions))],
  "vetrina-instant-win": [listOf("data-ids", games)],
  "vetrina-awards": [listOf("data-ids", player?.awards ?? [])],
  "vetrina-messages": [
    listOf(
      "data-ids",
      messages.map(({ id, subject }) => ({ id, name: subject })),
    ),
  ],
  "vetrina-rewards": byKind(rewards.map(({ entityId }) => entityId)),
  "vetrina-rules": byKind(rules.map(({ entityId }) => entityId)),
  "vetrina-products": [
    listOf('data-entity="product" data-ids', products),
    ...byKind(products.flatMap(({ partOf }) => partOf)),
  ],
  "vetrina-files": repositories.map((repository) =>
    listOf(
      `data-repository="${repository}" data-ids`,
      files.filter(({ repositoryId }) => repositoryId === repository),
    ),
  ),
};

import type { EntityGraph, EntityGraphEdge } from "../protocol/graphs";

/** How a step depends on another one. Types that the library does not know are `UNKNOWN`. */
export type LinkType = "ROOT" | "MUST" | "SHOULD" | "MUST_NOT" | "UNKNOWN" | "BROKEN";

/**
 * A dependency: the step `to` depends on the step `from`. An end is undefined if the platform does not name it.
 */
export interface MissionLink {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly type: LinkType;
}

/**
 * A link, and whether it is cut. A link is cut if it points backwards in the order of the steps and thus
 * closes a cycle.
 */
export interface StepLink extends MissionLink {
  /** A cut link has no effect. */
  readonly isCut: boolean;
}

/** The ends of a link whose two ends are named. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

/** Whether the platform names both ends of a link. */
export const isWhole = <Link extends MissionLink>(link: Link): link is Link & Ends =>
  link.from !== undefined && link.to !== undefined;

const isKnown = (type: string): type is LinkType => /^(ROOT|MUST|SHOULD|MUST_NOT|BROKEN)$/.test(type);

const toLink = ({ headEntityId, tailEntityId, graphEdgeType = "" }: EntityGraphEdge): MissionLink => ({
  from: headEntityId,
  to: tailEntityId,
  type: isKnown(graphEdgeType) ? graphEdgeType : "UNKNOWN",
});

/** Edges without an `ordering` come last. Edges with the same `ordering` keep the platform's order. */
const byOrdering = (a: EntityGraphEdge, b: EntityGraphEdge) =>
  (a.ordering ?? Number.MAX_VALUE) - (b.ordering ?? Number.MAX_VALUE);

/** The part of a reply about graphs that belongs to one mission. */
export interface MissionGraph {
  /** The links in the platform's order. */
  readonly links: readonly MissionLink[];
  /**
   * The ids that belong to the mission, including those that only a link names. Starts with the mission itself.
   */
  readonly ids: readonly string[];
  /**
   * Number of nodes that the platform counts as completed; undefined if the reply lacks it for this mission.
   */
  readonly completed: number | undefined;
}

/**
 * Finds the links of a mission. A graph has no id, and a reply may contain the graphs of several missions, separate or
 * merged. The ids of a mission are those that its links point to, and those that the platform lists as its steps.
 *
 * @param id the id of the mission
 * @param steps the ids of its steps, if known
 * @param isOther whether an id is that of another mission of the same reply
 */
export function missionGraph(
  id: string,
  steps: readonly string[],
  graphs: readonly EntityGraph[],
  isOther: (id: string) => boolean,
): MissionGraph {
  // Missions may share steps, so the links of another mission are not followed unless one graph contains both
  // missions.
  const named = graphs.filter(({ edges }) => edges.some(({ headEntityId }) => headEntityId === id));
  const own = named.length > 0 ? named : graphs;
  const all = own.flatMap(({ edges }) => [...edges].sort(byOrdering).map(toLink));
  const ids = reachable([id, ...steps], all);
  const links = all.filter(
    ({ from, to }) =>
      (from !== undefined && ids.has(from)) ||
      (to !== undefined && ids.has(to) && (from === undefined || !isOther(from))),
  );
  for (const { from } of links) if (from !== undefined) ids.add(from);
  return { links, ids: [...ids], completed: named[0]?.nodesInCompletedState };
}

/**
 * The ids that links point to: first those reachable from the first start, then those from the other starts.
 * The result does not depend on the order of the steps.
 */
function reachable(starts: readonly string[], links: readonly MissionLink[]): Set<string> {
  const follow = groupBy(links, ({ from }) => from);
  const found = new Set<string>();
  for (const start of starts) {
    const waiting = [start];
    // Each id is visited once, so a cycle ends.
    for (const id of waiting) {
      if (found.has(id)) continue;
      found.add(id);
      for (const { to } of follow.get(id) ?? []) if (to !== undefined) waiting.push(to);
    }
  }
  return found;
}

/** Groups items by their key, and keeps their order. */
export function groupBy<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(item);
  }
  return groups;
}

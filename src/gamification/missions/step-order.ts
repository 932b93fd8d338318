import { groupBy, isWhole, type MissionLink } from "./links";

/**
 * `levels`: level by level, every step before those that it unlocks. `branches`: one branch to its end, then the next.
 */
export type StepOrder = "levels" | "branches";

/**
 * Orders ids so that links point forwards. If links form a cycle, the cycle is cut before the id that is
 * first in `ids`.
 *
 * @param ids without duplicates; ids that no link orders keep this order
 */
export function orderedIds(
  ids: readonly string[],
  links: readonly MissionLink[],
  order: StepOrder = "levels",
): readonly string[] {
  const known = new Set(ids);
  const usable = links.filter(isWhole).filter(({ from, to }) => from !== to && known.has(from));
  const followers = groupBy(usable, ({ from }) => from);
  /** The number of remaining links to each id. */
  const open = new Map<string, number>();
  for (const { to } of usable) open.set(to, (open.get(to) ?? 0) + 1);
  const placed = new Set<string>();
  // Takes the oldest waiting id for levels, the newest for branches.
  const waiting: string[] = [];
  while (placed.size < ids.length) {
    const id =
      (order === "levels" ? waiting.shift() : waiting.pop()) ??
      // If no id is waiting, the next one is an id without remaining links to it. If there is none, all
      // remaining ids depend on cycles, and the first of them is next.
      ids.find((other) => !placed.has(other) && !open.get(other)) ??
      ids.find((other) => !placed.has(other));
    if (id === undefined) break;
    if (placed.has(id)) continue;
    placed.add(id);
    const opened = (followers.get(id) ?? []).flatMap(({ to }) => {
      const left = (open.get(to) ?? 0) - 1;
      open.set(to, left);
      return left === 0 ? [to] : [];
    });
    waiting.push(...(order === "levels" ? opened : opened.reverse()));
  }
  return [...placed];
}

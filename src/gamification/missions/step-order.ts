import { type Ends, groupBy, isWhole, type MissionLink } from "./links";

/** `levels`: every step before those that it opens, level by level. `branches`: one branch to its end, then the next. */
export type StepOrder = "levels" | "branches";

/**
 * Orders ids so that links lead forwards. Where links run in a circle, the circle is cut before the id that comes first
 * in `ids`.
 *
 * @param ids each once; what no link orders keeps this order
 */
export function orderedIds(
  ids: readonly string[],
  links: readonly MissionLink[],
  order: StepOrder = "levels",
): readonly string[] {
  const known = new Set(ids);
  const usable = links
    .filter(isWhole)
    .filter(({ from, to }) => from !== to && known.has(from) && known.has(to));
  const followers = groupBy(usable, ({ from }) => from);
  const open = countBy(usable);
  const placed = new Set<string>();
  const ready = createQueue(order);
  // What the first id leads to comes first. Then those follow to which nothing leads, then those in circles.
  const starts = [...ids.filter((id) => !open.has(id)), ...ids].values();
  while (placed.size < ids.length) {
    const id = ready.take() ?? firstOutside(placed, starts);
    if (placed.has(id)) continue;
    placed.add(id);
    const opened = (followers.get(id) ?? []).flatMap(({ to }) => {
      const left = (open.get(to) ?? 0) - 1;
      open.set(to, left);
      return left === 0 ? [to] : [];
    });
    ready.add(opened);
  }
  return [...placed];
}

/** How many links lead to each id that one leads to. */
function countBy(links: readonly Ends[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of links) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}

function firstOutside(placed: ReadonlySet<string>, ids: Iterator<string, undefined>): string {
  for (let { value } = ids.next(); value !== undefined; { value } = ids.next()) {
    if (!placed.has(value)) return value;
  }
  throw new RangeError("All ids are placed.");
}

/** Ids that wait: the oldest is taken first for levels, the newest first for branches. */
function createQueue(order: StepOrder) {
  const waiting: string[] = [];
  let taken = 0;
  return {
    add: (ids: readonly string[]) => void waiting.push(...(order === "levels" ? ids : [...ids].reverse())),
    take() {
      if (order === "branches") return waiting.pop();
      return taken < waiting.length ? waiting[taken++] : undefined;
    },
  };
}

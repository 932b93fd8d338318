/** As many as may be on the wire, and some more. */
const most = 256;

/** Ids that were met lately: what comes with one of them again is a duplicate, or late. */
export interface RecentIds {
  add(id: string): void;
  has(id: string): boolean;
}

export function createRecentIds(): RecentIds {
  const ids = new Set<string>();
  return {
    add(id) {
      ids.add(id);
      if (ids.size <= most) return;
      const [oldest = ""] = ids;
      ids.delete(oldest);
    },
    has: (id) => ids.has(id),
  };
}

import { atom, type ReadableAtom } from "nanostores";
import { createRecentIds } from "../client/requests/recent-ids";
import type { News } from "./news";

/** The most news that wait for their turn. Further ones are only counted: each is recorded elsewhere. */
export const maxWaiting = 4;

/** The notices that a page shows, one at a time. */
export interface Waiting {
  /** Oldest first. The first one is shown now. */
  readonly news: readonly News[];
  /** Number of notices above the limit. They are shown as one count, after the last notice. */
  readonly more: number;
}

export interface NewsQueue {
  readonly $waiting: ReadableAtom<Waiting>;
  /** Adds notices. Ignores those shown before, and those with the same text as a waiting one. */
  add(news: News): void;
  /** Removes the shown notice; without a notice, the count of the others. */
  next(): void;
  /** Removes the waiting notices. The shown ones are remembered. */
  empty(): void;
  /** Forgets everything, for the next member. */
  clear(): void;
}

const none: Waiting = { news: [], more: 0 };

/** Text that the member reads of a message; undefined for other notices, which may differ without a name. */
const contentOf = (news: News) => (news.kind === "message" ? `${news.subject}\n${news.excerpt}` : undefined);

export function createNewsQueue(): NewsQueue {
  const $waiting = atom<Waiting>(none);
  let keys = createRecentIds();

  function isKnown(news: News): boolean {
    if (keys.has(news.key)) return true;
    keys.add(news.key);
    const content = contentOf(news);
    return content !== undefined && $waiting.get().news.some((other) => contentOf(other) === content);
  }

  return {
    $waiting,
    add(added) {
      if (isKnown(added)) return;
      const { news, more } = $waiting.get();
      // While the others are counted on the screen, newer ones join the count.
      const hasRoom = news.length < maxWaiting && more === 0;
      $waiting.set(hasRoom ? { news: [...news, added], more } : { news, more: more + 1 });
    },
    next() {
      const { news, more } = $waiting.get();
      $waiting.set(news.length > 0 ? { news: news.slice(1), more } : none);
    },
    empty() {
      $waiting.set(none);
    },
    clear() {
      keys = createRecentIds();
      $waiting.set(none);
    },
  };
}

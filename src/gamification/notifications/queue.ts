import { atom, type ReadableAtom } from "nanostores";
import { createRecentIds } from "../client/requests/duplicates";
import type { News } from "./news";

/**
 * Maximum number of news items in the queue. Additional news is only counted, because all of it is recorded
 * elsewhere.
 */
export const maxWaiting = 4;

/** News that a page shows, one at a time. */
export interface Waiting {
  /** The news, oldest first. The first one is shown now. */
  readonly news: readonly News[];
  /** Number of news items above the limit. It is shown as one count, after the last item. */
  readonly more: number;
}

export interface NewsQueue {
  readonly $waiting: ReadableAtom<Waiting>;
  /** Adds news. Ignores news that was added before, and a message with the same text as one in the queue. */
  add(news: News): void;
  /** Removes the news item that is on screen or, if no item is left, the count of additional items. */
  next(): void;
  /** Removes all news. The same news is still ignored if it is added again later. */
  empty(): void;
  /** Forgets everything, for the next member. */
  clear(): void;
}

const none: Waiting = { news: [], more: 0 };

/**
 * The text of a message as the member reads it. Undefined for other news, because two items without a name
 * may differ.
 */
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
      // If there is already a count of additional news, the new item is added to the count.
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

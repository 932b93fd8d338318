import type { LockManagerLike } from "../../platform/locks";

/** Tells which tabs are there: each holds a lock of its own name, and the browser takes it away with the tab. */
export interface Presence {
  /** Resolves when the others can see this tab. @throws where the browser keeps no locks for this page */
  enter(): Promise<void>;
  leave(): void;
  /** Calls once when a tab is gone, at once where it never was there; gives a function that waits no more. */
  onGone(tab: string, listener: () => void): () => void;
}

/** @param room the name of what the tabs share */
export function createPresence(locks: LockManagerLike, room: string, tab: string): Presence {
  const nameOf = (which: string) => `${room}:${which}`;
  let letGo: () => void = () => undefined;
  const stay = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    enter: () =>
      new Promise((resolve, reject) => {
        locks
          .request(nameOf(tab), () => {
            resolve();
            return stay;
          })
          .catch(reject);
      }),
    leave: () => {
      letGo();
    },
    onGone(which, listener) {
      const waiting = new AbortController();
      locks
        .request(nameOf(which), { signal: waiting.signal }, () => {
          if (!waiting.signal.aborted) listener();
        })
        .catch(() => undefined);
      return () => {
        waiting.abort();
      };
    },
  };
}

/** Where there are no other tabs. */
export const singleTabPresence: Presence = {
  enter: () => Promise.resolve(),
  leave: () => undefined,
  onGone: () => () => undefined,
};

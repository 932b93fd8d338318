import { atom, type ReadableAtom } from "nanostores";
import { type Channel, createBroadcast } from "../../platform/broadcast";
import type { PageVisibility } from "../../platform/page-visibility";
import type { ItemStore } from "../../platform/storage";

/** The member's decision not to see anything of the gamification platform, for all tabs of the browser. */
export interface OptOut {
  /** True while the member is opted out. Panels then do not read or show anything. */
  readonly $isOut: ReadableAtom<boolean>;
  /** Stores the member's decision, and reports it to the page and to the other tabs. */
  set(isOut: boolean): void;
  dispose(): void;
}

export interface OptOutEnvironment {
  readonly localItems: ItemStore;
  readonly pageVisibility: PageVisibility;
  readonly openChannel?: ((name: string) => Channel | undefined) | undefined;
  /**
   * True if the page reports that the member has opted out, regardless of where the operator stores this
   * decision.
   */
  readonly isOutByPage: boolean;
  /** Reports a decision that was made in this tab to the page. */
  announce(isOut: boolean): void;
}

/** The name of the stored item and of the broadcast channel. */
const name = "vetrina-gamification-opt";

/** The only value of the stored item. If the item is missing, the member has not opted out. */
const stored = "out";

/**
 * Creates the opt-out of a page. It is stored in localStorage, without data about the member. If localStorage
 * is blocked, the opt-out lasts only until the page is closed.
 */
export function createOptOut(environment: OptOutEnvironment): OptOut {
  const { localItems, pageVisibility, openChannel, isOutByPage, announce } = environment;
  const isStored = () => localItems.read(name) === stored;
  const $isOut = atom(isOutByPage || isStored());
  /**
   * The value that was last read from storage. It is compared with a new read, because a frozen page misses
   * messages from other tabs.
   */
  let found = isStored();

  const channel = createBroadcast<boolean>({
    name,
    read: (data) => (typeof data === "boolean" ? data : undefined),
    listener(isOut) {
      found = isStored();
      $isOut.set(isOut);
    },
    ...(openChannel && { open: openChannel }),
  });
  const stopLooking = pageVisibility.onVisible(() => {
    if (isStored() === found) return;
    found = !found;
    $isOut.set(found);
  });

  return {
    $isOut,
    set(isOut) {
      if (isOut) localItems.write(name, stored);
      else localItems.remove(name);
      found = isStored();
      $isOut.set(isOut);
      channel.send(isOut);
      announce(isOut);
    },
    dispose() {
      stopLooking();
      channel.close();
    },
  };
}

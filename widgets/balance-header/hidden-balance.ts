import { atom, onMount, type ReadableAtom } from "nanostores";
import type { Session } from "../../src/account";
import type { ItemStore } from "../../src/platform/storage";

const item = "vetrina-balance-hidden";

/** Whether amounts are hidden: what a player prefers in this browser, until they log out. */
export interface HiddenBalance {
  readonly $isHidden: ReadableAtom<boolean>;
  toggle(): void;
}

const known = new WeakMap<ItemStore, HiddenBalance>();

/** All headers with the same stored items hide and show together, those of other tabs too. */
export function hiddenBalanceOf(items: ItemStore, session: Pick<Session, "$signal">): HiddenBalance {
  const hiddenBalance = known.get(items) ?? createHiddenBalance(items, session);
  known.set(items, hiddenBalance);
  return hiddenBalance;
}

function createHiddenBalance(items: ItemStore, { $signal }: Pick<Session, "$signal">): HiddenBalance {
  const stored = () => items.read(item) === "true";
  const $isHidden = atom(stored());
  onMount($isHidden, () => {
    const follow = ({ key }: StorageEvent) => {
      if (key === item) $isHidden.set(stored());
    };
    // The next player in this browser begins anew, however the login of the last one ended.
    const stopFollowing = $signal.subscribe((login) => {
      if (!login) items.remove(item);
      $isHidden.set(stored());
    });
    window.addEventListener("storage", follow);
    return () => {
      stopFollowing();
      window.removeEventListener("storage", follow);
    };
  });
  return {
    $isHidden,
    toggle() {
      $isHidden.set(!$isHidden.get());
      if ($isHidden.get()) items.write(item, "true");
      else items.remove(item);
    },
  };
}

import { atom, onMount, type ReadableAtom } from "nanostores";
import type { ItemStore } from "../../src/platform/storage";

const item = "vetrina-balance-hidden";

/** Whether amounts are hidden: what somebody prefers in this browser, whoever logs in. */
export interface HiddenBalance {
  readonly $isHidden: ReadableAtom<boolean>;
  toggle(): void;
}

const known = new WeakMap<ItemStore, HiddenBalance>();

/** All headers with the same stored items hide and show together, those of other tabs too. */
export function hiddenBalanceOf(items: ItemStore): HiddenBalance {
  const hiddenBalance = known.get(items) ?? createHiddenBalance(items);
  known.set(items, hiddenBalance);
  return hiddenBalance;
}

function createHiddenBalance(items: ItemStore): HiddenBalance {
  const stored = () => items.read(item) === "true";
  const $isHidden = atom(stored());
  onMount($isHidden, () => {
    const follow = ({ key }: StorageEvent) => {
      if (key === item) $isHidden.set(stored());
    };
    window.addEventListener("storage", follow);
    return () => {
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

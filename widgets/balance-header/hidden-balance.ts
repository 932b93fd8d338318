import { atom, onMount, type ReadableAtom } from "nanostores";
import type { Session } from "../../src/account";
import type { ItemStore } from "../../src/platform/storage";

const item = "vetrina-balance-hidden";

/** Whether amounts are hidden: a preference of the player in this browser, until the logout. */
export interface HiddenBalance {
  readonly $isHidden: ReadableAtom<boolean>;
  toggle(): void;
}

const known = new WeakMap<ItemStore, HiddenBalance>();

/** Headers with the same storage share the preference, even across tabs. */
export function hiddenBalanceOf(items: ItemStore, session: Pick<Session, "$signal">): HiddenBalance {
  const hiddenBalance = known.get(items) ?? createHiddenBalance(items, session);
  known.set(items, hiddenBalance);
  return hiddenBalance;
}

function createHiddenBalance(items: ItemStore, { $signal }: Pick<Session, "$signal">): HiddenBalance {
  const stored = () => items.read(item) === "true";
  const $isHidden = atom(stored());
  onMount($isHidden, () => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === item) $isHidden.set(stored());
    };
    // The preference must not pass to the next player in this browser, regardless of how the login ended.
    const unsubscribe = $signal.subscribe((login) => {
      if (!login) items.remove(item);
      $isHidden.set(stored());
    });
    // The store stops a second after the removal of its last listener. By then a test may have removed the
    // global `window`.
    const view = window;
    view.addEventListener("storage", onStorage);
    return () => {
      unsubscribe();
      view.removeEventListener("storage", onStorage);
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

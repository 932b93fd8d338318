/** Stored items. If storage is forbidden or full, `read` returns undefined and `write` returns false. */
export interface ItemStore {
  read(key: string): string | undefined;
  /** @returns false if the item could not be stored */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

type Area = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Creates a store for stored items.
 * @param area called at each use, because any access to `localStorage` throws if it is blocked (S30)
 */
export function createItemStore(area: () => Area): ItemStore {
  const attempt = <Result>(action: (area: Area) => Result): Result | undefined => {
    try {
      return action(area());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((items) => items.getItem(key)) ?? undefined,
    write: (key, value) =>
      attempt((items) => {
        items.setItem(key, value);
        return true;
      }) ?? false,
    remove: (key) => {
      attempt((items) => {
        items.removeItem(key);
      });
    },
  };
}

/** Items that stay after the browser is closed. */
export const createLocalItems = (): ItemStore => createItemStore(() => localStorage);

/** Items that stay until the tab is closed. */
export const createSessionItems = (): ItemStore => createItemStore(() => sessionStorage);

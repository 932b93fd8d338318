/** Stored items. A browser may forbid storage or be full: reading gives nothing then, and writing says false. */
export interface ItemStore {
  read(key: string): string | undefined;
  /** False where it could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

type Area = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @param area called at each use, because even touching `localStorage` throws where it is blocked (S30) */
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

/** Lives on after the browser closes. */
export const createLocalItems = (): ItemStore => createItemStore(() => localStorage);

/** Lives as long as the tab. */
export const createSessionItems = (): ItemStore => createItemStore(() => sessionStorage);

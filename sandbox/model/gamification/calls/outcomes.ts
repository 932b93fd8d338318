import { Refusal } from "./destination";

/** What came of doing something to each of many: what went well, and the errors of the rest. */
export interface Outcomes<Result> {
  readonly done: readonly Result[];
  readonly errors: readonly { readonly message: string; readonly code: number; readonly status: number }[];
}

/** Does each on its own: one that is refused does not stop the others. */
export function each<Item, Result>(items: readonly Item[], act: (item: Item) => Result): Outcomes<Result> {
  const done: Result[] = [];
  const errors: Outcomes<Result>["errors"][number][] = [];
  for (const item of items) {
    try {
      done.push(act(item));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      errors.push({ message: error.message, code: error.status, status: error.status });
    }
  }
  return { done, errors };
}

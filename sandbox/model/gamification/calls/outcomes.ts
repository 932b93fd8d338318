import { Refusal } from "./destination";

/** The results of the items that succeeded, and the errors of the others. */
export interface Outcomes<Result> {
  readonly results: readonly Result[];
  readonly errors: readonly { readonly message: string; readonly code: number; readonly status: number }[];
}

/** Processes each item separately: a refused item does not stop the others. */
export function processEach<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Result,
): Outcomes<Result> {
  const results: Result[] = [];
  const errors: Outcomes<Result>["errors"][number][] = [];
  for (const item of items) {
    try {
      results.push(act(item));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      errors.push({ message: error.message, code: error.status, status: error.status });
    }
  }
  return { results, errors };
}

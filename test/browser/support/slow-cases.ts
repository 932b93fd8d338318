import { describe, it } from "vitest";

/**
 * Options of a slow test, which repeats another test in one more width, theme, player or kind of failure.
 * `npm test` skips slow tests; `npm run test:slow` runs them.
 */
export const slow = { tags: ["slow"] };

type Row = readonly unknown[] | [unknown];
type Mutable<Case> = { -readonly [At in keyof Case]: Case[At] };

/** Defines one test, or one group of tests, for each case. `npm test` runs only the usual cases. */
interface DefineEach {
  <Usual extends Row, Slow extends Row>(
    usual: readonly Usual[],
    slowCases: readonly Slow[],
  ): (title: string, body: (...values: Mutable<Usual | Slow>) => unknown, timeout?: number) => void;
  <Usual, Slow>(
    usual: readonly Usual[],
    slowCases: readonly Slow[],
  ): (title: string, body: (value: Usual | Slow) => unknown, timeout?: number) => void;
}

/**
 * Makes `it.each` or `describe.each` take two lists of cases. The second list has the slow cases:
 * `itEach([240], [320, 1200])("fits %d px", async (width) => …)`.
 */
const eachOf = (define: typeof it | typeof describe) =>
  ((usual: readonly unknown[], slowCases: readonly unknown[]) =>
    (title: string, body: (...values: unknown[]) => void, timeout?: number) => {
      const options = timeout === undefined ? {} : { timeout };
      define.each(usual)(title, options, body);
      define.each(slowCases)(title, { ...options, ...slow }, body);
    }) as DefineEach;

export const itEach = eachOf(it);
export const describeEach = eachOf(describe);

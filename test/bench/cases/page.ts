import type { Bench, CaseGroup, Contender } from "../bench";
import { addPages, type BenchPage } from "../pages";
import { type Conditions, fast, slow, visit } from "../visit";

const contender =
  (bench: Bench, conditions: Conditions) =>
  ({ name, path, isReady, isLight }: BenchPage): Contender => ({
    name,
    measure: () =>
      visit(bench.browser, ((isLight && bench.lightUrl) || bench.siteUrl) + path, isReady, conditions),
  });

/** The cost of a first visit with an empty cache. */
export const page: CaseGroup = {
  name: "page",
  async prepare(bench) {
    const { plain, home } = await addPages(bench.sandbox, bench.light);
    const missing = bench.light ? "" : "; light build NOT MEASURED, because not built";
    return [fast, slow].flatMap((conditions) => {
      const on = contender(bench, conditions);
      return [
        {
          title: `A page with one widget, ${conditions.title}`,
          note: `first visit, texts in brotli; ratios to the same page without a widget, and to a minimal React widget${missing}`,
          references: 2,
          contenders: plain.map(on),
        },
        {
          title: `The demo's home page, ${conditions.title}`,
          note: `first visit of a logged-out visitor; ratios to the page without the library, and to a page with nothing but a minimal React widget${missing}`,
          references: 2,
          contenders: home.map(on),
        },
      ];
    });
  },
};

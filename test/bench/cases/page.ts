import type { Bench, CaseGroup, Contender } from "../bench";
import { addPages, type BenchPage } from "../pages";
import { type Conditions, fast, slow, visit } from "../visit";

const contender =
  (bench: Bench, conditions: Conditions) =>
  ({ name, path, isReady }: BenchPage): Contender => ({
    name,
    measure: () => visit(bench.browser, bench.siteUrl + path, isReady, conditions),
  });

/** The cost of a first visit with an empty cache. */
export const page: CaseGroup = {
  name: "page",
  async prepare(bench) {
    const { plain, home } = await addPages(bench.sandbox);
    return [fast, slow].flatMap((conditions) => {
      const on = contender(bench, conditions);
      return [
        {
          title: `A page with one widget, ${conditions.title}`,
          note: "first visit, texts in brotli; ratios to the same page without a widget, and to a minimal React widget",
          references: 2,
          contenders: plain.map(on),
        },
        {
          title: `The demo's home page, ${conditions.title}`,
          note: "first visit of a logged-out visitor; ratios to the page without the library",
          contenders: home.map(on),
        },
      ];
    });
  },
};

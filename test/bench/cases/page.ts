import type { Bench, CaseGroup, Contender } from "../bench";
import { addPages, type BenchPage } from "../pages";
import { type Conditions, fast, slow, visit } from "../visit";

const contender =
  (bench: Bench, conditions: Conditions) =>
  ({ name, path, isReady }: BenchPage): Contender => ({
    name,
    measure: () => visit(bench.browser, bench.siteUrl + path, isReady, conditions),
  });

/** What a page costs its visitor: the first visit, with nothing in the cache. */
export const page: CaseGroup = {
  name: "page",
  async prepare(bench) {
    const { plain, home } = await addPages(bench.sandbox);
    return [fast, slow].flatMap((conditions) => {
      const on = contender(bench, conditions);
      return [
        {
          title: `A page with one widget, ${conditions.title}`,
          note: "first visit, texts in brotli; ratios against the same page without a widget, and against what React costs anybody",
          references: 2,
          contenders: plain.map(on),
        },
        {
          title: `The demo's home page, ${conditions.title}`,
          note: "first visit of somebody who is not logged in; ratios against the page without the library",
          contenders: home.map(on),
        },
      ];
    });
  },
};

import type { Bench, BenchCase, CaseGroup, Contender } from "../bench";
import { type BonusVisit, readOrder, readShift, visitBonuses } from "../bonus-visit";
import { type Conditions, fast, slow } from "../visit";

const widths = [390, 800, 1440];

const below = "<p>Un testo del sito, che sta sotto il carosello.</p>".repeat(40);
const around = (attributes: string) => `<main><h1>Prova</h1><p>Un testo del sito, che sta sopra.</p>
  <vetrina-bonus-carousel ${attributes}></vetrina-bonus-carousel>${below}</main>`;

/** Pages with a carousel of bonuses as on the home page and on a blog, and one whose carousel is empty. */
const pages = {
  "/test/bonuses": 'data-limit="4"',
  "/test/bonuses-of-a-blog": 'data-variant="blog"',
  "/test/no-bonus": 'data-ids="nessuno"',
} as const;

type Path = keyof typeof pages;

function addPages({ sandbox, siteUrl }: Bench): void {
  // Requests go to the site's own origin, as they do without a configuration.
  const config = { bonus: { origin: siteUrl } };
  for (const [path, attributes] of Object.entries(pages))
    sandbox.page(path as Path, { body: around(attributes), config });
}

/** Width from which all cards of the home page fit next to each other, pixels. */
const allFitWidth = 1279;

function orderCase(bench: Bench, conditions: Conditions): BenchCase {
  const contender = (name: string, path: Path, width: number): Contender => ({
    name: `${name}, ${width} px`,
    measure: () =>
      visitBonuses(bench, { path, width, conditions, state: "ready", movesSlides: true }, readOrder),
  });
  return {
    title: `The first bonus picture and the slider, ${conditions.title}`,
    note: "first visit, since the request of the page; the slider is loaded only if not all cards fit",
    references: 0,
    contenders: [
      contender("home", "/test/bonuses", 390),
      contender("home", "/test/bonuses", 800),
      contender("blog", "/test/bonuses-of-a-blog", 1440),
    ],
  };
}

function shiftCase(bench: Bench, conditions: Conditions): BenchCase {
  const contender = (name: string, path: Path, width: number, state: BonusVisit["state"]): Contender => {
    const movesSlides = state === "ready" && width < allFitWidth;
    return {
      name: `${name}, ${width} px`,
      measure: () => visitBonuses(bench, { path, width, conditions, state, movesSlides }, readShift),
    };
  };
  return {
    title: `Layout shift of a bonus carousel, ${conditions.title}`,
    note: "first visit, with text below; an empty section gives its reserved space back",
    references: 0,
    contenders: widths.flatMap((width) => [
      contender("bonuses", "/test/bonuses", width, "ready"),
      contender("hidden section", "/test/no-bonus", width, "empty"),
    ]),
  };
}

/** Images must not wait for the code of the slider, and their arrival must not shift the layout. */
export const bonus: CaseGroup = {
  name: "bonus",
  async prepare(bench) {
    addPages(bench);
    return [fast, slow].flatMap((conditions) => [orderCase(bench, conditions), shiftCase(bench, conditions)]);
  },
};

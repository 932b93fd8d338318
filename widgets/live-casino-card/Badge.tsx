import { iconOf, type IconName, Skeleton } from "../../src/ui";
import { isRestricted } from "../../src/widget-kit";
import { openingOf, type OpeningOptions } from "./Action";
import type { CardWords } from "./card";
import type { TableView } from "./table-source";

type Shown = "open" | "soon" | "closed" | "unknown";

const icons: Readonly<Record<Shown, IconName>> = {
  open: "success",
  soon: "clock",
  closed: "closed",
  unknown: "info",
};

/** The text of the badge; undefined while the state is loading. */
function shownOf({ state, status, restriction }: TableView): Shown | undefined {
  // This player cannot open tables, so “open” would be a wrong invitation to play.
  if (isRestricted(restriction)) return "unknown";
  if (state.status === "loading") return undefined;
  if (status === "error" || status === "offline") return "unknown";
  return state.status === "closed" && state.opensAt !== undefined ? "soon" : state.status;
}

/** The state of a tile, over its image; undefined while the table is open or its state is loading. */
export function tileStateOf(view: TableView, options: OpeningOptions) {
  const shown = shownOf(view);
  if (!shown || shown === "open") return undefined;
  const { state } = view;
  const opensAt = shown === "soon" && state.status === "closed" ? state.opensAt : undefined;
  return (
    <div className="tile-state">
      {opensAt === undefined ? badge(shown, options) : openingOf(options, opensAt)}
    </div>
  );
}

const badge = (shown: Shown, { say }: CardWords) => (
  <span className="badge" part="badge" data-table={shown}>
    {iconOf(icons[shown])}
    {say(shown)}
  </span>
);

/** Open, opening soon, closed or unknown, as text with an icon. */
export function badgeOf(view: TableView, words: CardWords) {
  const { sayUi } = words;
  const shown = shownOf(view);
  if (!shown) {
    return (
      <p key="loading" className="state" aria-busy="true">
        <Skeleton inlineSize="5em" />
        <span className="vetrina-quiet">{sayUi("loading")}</span>
      </p>
    );
  }
  // The keys create new elements. If the skeleton's element became the badge, the browser would count a
  // layout shift.
  return (
    <p key="known" className="state">
      {badge(shown, words)}
    </p>
  );
}

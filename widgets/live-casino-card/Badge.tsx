import type { FeedStatus, TableState } from "../../src/live-casino";
import { useTexts } from "../../src/widget-kit";
import { Icon, type IconName, Skeleton, uiTexts } from "../../src/ui";
import { liveCasinoCardTexts } from "./texts";

type Shown = "open" | "soon" | "closed" | "unknown";

const icons: Readonly<Record<Shown, IconName>> = {
  open: "success",
  soon: "clock",
  closed: "closed",
  unknown: "info",
};

/** What the badge says; undefined while the state is loading. */
function shownOf(state: TableState, status: FeedStatus): Shown | undefined {
  if (state.status === "loading") return undefined;
  if (status === "error" || status === "offline") return "unknown";
  return state.status === "closed" && state.opensAt !== undefined ? "soon" : state.status;
}

export interface BadgeProps {
  readonly state: TableState;
  readonly status: FeedStatus;
}

/** Open, opening soon, closed or unknown, as a text with an icon. */
export function Badge({ state, status }: BadgeProps) {
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  const shown = shownOf(state, status);
  if (!shown) {
    return (
      <p key="loading" className="state" aria-busy="true">
        <Skeleton inlineSize="5em" />
        <span className="vetrina-quiet">{sayUi("loading")}</span>
      </p>
    );
  }
  // The keys make new elements: a placeholder that became the badge would count as moved.
  return (
    <p key="known" className="state">
      <span className="badge" part="badge" data-table={shown}>
        <Icon name={icons[shown]} />
        {say(shown)}
      </span>
    </p>
  );
}

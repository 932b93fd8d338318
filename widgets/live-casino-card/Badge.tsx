import type { FeedStatus, TableState } from "../../src/live-casino";
import { useTexts } from "../../src/widget-kit";
import { Icon, type IconName, Skeleton, uiTexts } from "../../src/ui";
import { liveCasinoCardTexts } from "./texts";

function iconOf(state: TableState): IconName {
  if (state.status === "open") return "success";
  return state.status === "closed" && state.opensAt !== undefined ? "clock" : "closed";
}

export interface BadgeProps {
  readonly state: TableState;
  readonly status: FeedStatus;
}

/** Open, closed or unknown, as a text with an icon. */
export function Badge({ state, status }: BadgeProps) {
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  if (state.status === "loading") {
    return (
      <p className="state" aria-busy="true">
        <Skeleton inlineSize="5em" />
        <span className="vetrina-quiet">{sayUi("loading")}</span>
      </p>
    );
  }
  const isUnknown = status === "error" || status === "offline";
  const shownState = isUnknown ? "unknown" : state.status;
  return (
    <p className="state">
      <span className="badge" part="badge" data-table={shownState}>
        <Icon name={isUnknown ? "info" : iconOf(state)} />
        {say(shownState)}
      </span>
    </p>
  );
}

import { formatTimeOfDay } from "../../src/i18n";
import type { FeedStatus, TableState } from "../../src/live-casino";
import { useConfig, useTexts } from "../../src/services";
import { Icon, type IconName, Skeleton, uiTexts } from "../../src/ui";
import { liveCasinoCardTexts } from "./texts";

function iconOf(state: TableState): IconName {
  if (state.status === "open") return "success";
  return state.status === "closed" && state.opensAt !== undefined ? "clock" : "closed";
}

export interface BadgeProps {
  readonly state: TableState;
  readonly status: FeedStatus;
  readonly readAt: number | undefined;
}

/** Open or closed, by a word and a sign; beside it, how good that is. */
export function Badge({ state, status, readAt }: BadgeProps) {
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  const { language, timeZone } = useConfig();
  if (state.status === "loading") {
    return (
      <p className="state" aria-busy="true">
        <Skeleton inlineSize="5em" />
        <span className="vetrina-quiet">{sayUi("loading")}</span>
      </p>
    );
  }
  const time = readAt === undefined ? undefined : formatTimeOfDay(readAt, language, timeZone);
  const doubt = {
    loading: undefined,
    ready: undefined,
    stale: time && sayUi("stale", { time }),
    error: say("unavailable"),
    offline: sayUi("offline"),
  }[status];
  return (
    <p className="state">
      <span className="badge" part="badge" data-table={state.status}>
        <Icon name={iconOf(state)} />
        {say(state.status)}
      </span>
      {doubt && (
        <span className="doubt" part="meta">
          {doubt}
        </span>
      )}
    </p>
  );
}

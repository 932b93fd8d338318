import type { KeyboardEvent } from "react";
import type { ResponsibleGamingService } from "../../src/account";
import { formatShortDay, formatTimeOfDay } from "../../src/i18n";
import { useConfig, useLiveCasino, useServices } from "../../src/widget-kit";
import { Button, buttonAttributes, Skeleton } from "../../src/ui";
import { Countdown } from "../../src/ui/countdown";
import type { TableView } from "./followed-table";
import type { LaunchButton } from "./launch-button";
import type { CardWords } from "./words";

export interface ActionOptions extends CardWords {
  readonly view: TableView;
  readonly limits: ResponsibleGamingService;
  /** The table's name, part of the accessible name. */
  readonly name: string;
  readonly button: LaunchButton;
  /** Whether a lobby contains the card: it shows once that the device is offline. */
  readonly isSorted: boolean;
  /** How the opening of a closed table is shown. */
  readonly countdown: "digits" | "time";
  /** Called by a click on the button. */
  readonly onLaunch: () => void;
  /** Called when the countdown has ended. */
  readonly onOpened: () => void;
}

const noteOf = (text: string) => (
  <p className="note" part="meta">
    {text}
  </p>
);

/** The action that is possible with the table now, or the reason why there is none. */
export function actionOf(options: ActionOptions) {
  const { view, say, sayUi } = options;
  const { state, status, restriction } = view;
  switch (restriction) {
    case "self-exclusion":
      return noteOf(say("selfExclusion"));
    case "game-pause":
      return noteOf(say("gamePause"));
    case "unavailable":
      return unknownLimits(options);
    case "offline":
      if (!options.isSorted || state.status !== "open") return noteOf(sayUi("offline"));
      return launchButton(options);
    case "checking":
      return <Skeleton blockSize="100%" />;
    case "free":
  }
  if (state.status === "loading") return <Skeleton blockSize="100%" />;
  if (status === "offline") return noteOf(sayUi("offline"));
  if (status === "error" || state.status === "unknown") return noteOf(say("retrying"));
  if (state.status === "open") return launchButton(options);
  if (state.opensAt === undefined) return noteOf(say("unknownOpening"));
  const until = { deadline: state.opensAt, onEnd: options.onOpened, say, sayUi };
  return options.countdown === "time" ? <OpeningTime {...until} /> : <UntilOpening {...until} />;
}

/** Shown if the player's limits are unknown: no table can be opened, the player can retry. */
function unknownLimits({ say, sayUi, name, limits }: ActionOptions) {
  return (
    <>
      {noteOf(say("unchecked"))}
      <Button
        look="link"
        part="action-secondary"
        onClick={(event) => {
          event.currentTarget.closest("article")?.focus();
          // Ignores the error: the restriction shows it.
          limits.read().catch(() => undefined);
        }}
      >
        {sayUi("retry")}
        <span className="vetrina-quiet">{` ${name}`}</span>
      </Button>
    </>
  );
}

/** Opens a table. All phases use the same button, so that it keeps the focus. */
function launchButton({ view, say, sayUi, name, button, onLaunch }: ActionOptions) {
  const { phase, isBusy } = button;
  const hasFailed = phase === "failed";
  const isFollowUp = hasFailed || phase === "blocked";
  const look = isFollowUp ? "link" : phase === "offered" ? "primary" : "secondary";
  return (
    <>
      {(isFollowUp || phase === "simulated") && noteOf(say(phase))}
      <button
        key="enter"
        type="button"
        ref={button.ref}
        {...buttonAttributes({ look, className: "enter", busy: isBusy })}
        {...(view.isOffline && { "aria-disabled": true })}
        part={isFollowUp ? "action-secondary" : "action"}
        onKeyDown={ignoreHeldEnter}
        onClick={isBusy || view.isOffline ? undefined : onLaunch}
      >
        {phase === "offered" ? (
          say("openNamed", { name })
        ) : (
          <>
            {hasFailed ? sayUi("retry") : say(isFollowUp ? "openTable" : "enter")}
            <span className="vetrina-quiet">{` ${name}`}</span>
          </>
        )}
      </button>
    </>
  );
}

/** A held key repeats the click. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

interface UntilOpeningProps extends CardWords {
  readonly deadline: number;
  readonly onEnd: () => void;
}

function UntilOpening({ deadline, onEnd, say }: UntilOpeningProps) {
  const { clock } = useServices();
  const { ticker } = useLiveCasino();
  return (
    <div className="until">
      <span aria-hidden="true">{say("opensIn")}</span>
      <Countdown deadline={deadline} clock={clock} ticker={ticker} onEnd={onEnd} label={say("opens")} />
    </div>
  );
}

/** The clock time first, because people plan with it. */
function OpeningTime({ deadline, onEnd, say }: UntilOpeningProps) {
  const { clock } = useServices();
  const { ticker } = useLiveCasino();
  const { language, timeZone } = useConfig();
  const time = formatTimeOfDay(deadline, language, timeZone);
  const day = formatShortDay(deadline, clock.now(), language, timeZone);
  const isToday = day === formatShortDay(clock.now(), clock.now(), language, timeZone);
  return (
    <div className="until" data-look="time">
      <span className="opening">{isToday ? say("opensAt", { time }) : say("opensOn", { day, time })}</span>
      <Countdown
        look="text"
        deadline={deadline}
        clock={clock}
        ticker={ticker}
        onEnd={onEnd}
        label={say("opens")}
      />
    </div>
  );
}

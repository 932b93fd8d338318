import type { KeyboardEvent } from "react";
import type { ResponsibleGamingService } from "../../src/account";
import { formatShortDay, formatTimeOfDay } from "../../src/i18n/instants";
import { Button, buttonAttributes, Skeleton } from "../../src/ui";
import { Countdown } from "../../src/ui/countdown/Countdown";
import { useConfig, useLiveCasino, useServices } from "../../src/widget-kit";
import type { CardWords } from "./card";
import type { LaunchButton } from "./launch-button";
import type { TableView } from "./table-source";

export interface ActionOptions extends CardWords {
  readonly view: TableView;
  readonly limits: ResponsibleGamingService;
  /** The table's name, part of the accessible name. */
  readonly name: string;
  readonly button: LaunchButton;
  /** The form in which a closed table displays its opening time. */
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

export type OpeningOptions = Pick<ActionOptions, "countdown" | "onOpened" | keyof CardWords>;

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
      return noteOf(sayUi("offline"));
    case "checking":
      return <Skeleton blockSize="100%" />;
    case "free":
  }
  if (state.status === "loading") return <Skeleton blockSize="100%" />;
  if (status === "offline") return noteOf(sayUi("offline"));
  if (status === "error" || state.status === "unknown") return noteOf(say("retrying"));
  if (state.status === "open") return launchButton(options);
  return state.opensAt === undefined ? noteOf(say("unknownOpening")) : openingOf(options, state.opensAt);
}

/** The opening time of a closed table, as a clock time or as a countdown. */
export function openingOf({ say, sayUi, countdown, onOpened }: OpeningOptions, deadline: number) {
  const until = { deadline, onEnd: onOpened, say, sayUi };
  return countdown === "time" ? <OpeningTime {...until} /> : <UntilOpening {...until} />;
}

/** Shown if the player's limits are unknown: the player cannot open tables, but can retry. */
function unknownLimits({ say, sayUi, name, limits }: ActionOptions) {
  return (
    <>
      {noteOf(say("unchecked"))}
      <Button
        look="link"
        part="action-secondary"
        onClick={(event) => {
          event.currentTarget.closest("article")?.focus();
          // The state of the restriction contains the error.
          limits.read().catch(() => undefined);
        }}
      >
        {sayUi("retry")}
        <span className="vetrina-quiet">{` ${name}`}</span>
      </Button>
    </>
  );
}

/**
 * The button of a tile, which covers it; undefined if the table cannot be opened. After a press the tile shows the next
 * step of the launch, or the reason of its failure.
 */
export function tileActionOf(options: ActionOptions) {
  const { view, button } = options;
  const { state, restriction } = view;
  if (state.status !== "open" || (restriction !== "free" && restriction !== "offline")) return undefined;
  const isAtRest = button.phase === "idle" && !button.isBusy;
  return (
    <div className="action" data-look={isAtRest ? "cover" : "over"}>
      {launchButton(options, isAtRest)}
    </div>
  );
}

/**
 * Opens a table. All phases use the same button, so that it keeps the focus.
 *
 * @param isCover true if the button only needs its area, because the tile around it has the name
 */
function launchButton({ view, say, sayUi, name, button, onLaunch }: ActionOptions, isCover = false) {
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
        {...(isCover
          ? { className: "enter", "data-look": undefined }
          : buttonAttributes({ look, className: "enter", busy: isBusy }))}
        {...(view.isOffline && { "aria-disabled": true })}
        part={isFollowUp ? "action-secondary" : "action"}
        onKeyDown={ignoreHeldEnter}
        onClick={isBusy || view.isOffline ? undefined : onLaunch}
      >
        {phase === "offered" ? (
          say("openNamed", { name })
        ) : isCover ? (
          <span className="vetrina-quiet">{`${say("enter")} ${name}`}</span>
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

/** Prevents a held Enter key from repeating the click. */
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

/** The clock time is first, because people plan with it. */
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

import type { KeyboardEvent } from "react";
import type { ResponsibleGamingService } from "../../src/account";
import { useLiveCasino, useServices } from "../../src/widget-kit";
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
      return noteOf(sayUi("offline"));
    case "checking":
      return <Skeleton blockSize="100%" />;
    case "free":
  }
  if (state.status === "loading") return <Skeleton blockSize="100%" />;
  if (status === "offline") return noteOf(sayUi("offline"));
  if (status === "error" || state.status === "unknown") return noteOf(say("retrying"));
  if (state.status === "open") return launchButton(options);
  if (state.opensAt === undefined) return noteOf(say("unknownOpening"));
  return <UntilOpening deadline={state.opensAt} onEnd={options.onOpened} {...{ say, sayUi }} />;
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
function launchButton({ say, sayUi, name, button, onLaunch }: ActionOptions) {
  const { phase, isBusy } = button;
  const hasFailed = phase === "failed";
  const isFollowUp = hasFailed || phase === "blocked";
  return (
    <>
      {(isFollowUp || phase === "simulated") && noteOf(say(phase))}
      <button
        key="enter"
        type="button"
        ref={button.ref}
        {...buttonAttributes({ look: isFollowUp ? "link" : "secondary", className: "enter", busy: isBusy })}
        part={isFollowUp ? "action-secondary" : "action"}
        onKeyDown={ignoreHeldEnter}
        onClick={isBusy ? undefined : onLaunch}
      >
        {hasFailed ? sayUi("retry") : say(isFollowUp ? "openTable" : "enter")}
        <span className="vetrina-quiet">{` ${name}`}</span>
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

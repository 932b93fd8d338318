import type { RefObject } from "react";
import type { Restriction } from "../../src/account";
import type { FeedStatus, TableState } from "../../src/live-casino";
import { useAccountArea, useLiveCasino, useServices, useTexts } from "../../src/widget-kit";
import { Button, Skeleton, uiTexts } from "../../src/ui";
import { Countdown } from "../../src/ui/countdown";
import { LaunchButton } from "./LaunchButton";
import { liveCasinoCardTexts } from "./texts";
import type { useLaunch } from "./useLaunch";

export interface ActionProps {
  readonly state: TableState;
  readonly status: FeedStatus;
  readonly restriction: Restriction;
  /** Called when the countdown has ended. */
  readonly onOpened: () => void;
  readonly launch: ReturnType<typeof useLaunch>;
  readonly name: string;
  readonly cardRef: RefObject<HTMLElement | null>;
}

/** The action that is possible with the table now, or the reason why there is none. */
export function Action({ state, status, restriction, onOpened, launch, name, cardRef }: ActionProps) {
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  switch (restriction) {
    case "self-exclusion":
      return <Note text={say("selfExclusion")} />;
    case "game-pause":
      return <Note text={say("gamePause")} />;
    case "unavailable":
      return <UnknownLimits name={name} cardRef={cardRef} />;
    case "offline":
      return <Note text={sayUi("offline")} />;
    case "checking":
      return <Skeleton blockSize="100%" />;
    case "free":
  }
  if (state.status === "loading") return <Skeleton blockSize="100%" />;
  if (status === "offline") return <Note text={sayUi("offline")} />;
  if (status === "error" || state.status === "unknown") return <Note text={say("retrying")} />;
  if (state.status === "open") return <LaunchButton {...launch} name={name} cardRef={cardRef} />;
  if (state.opensAt === undefined) return <Note text={say("unknownOpening")} />;
  return <UntilOpening deadline={state.opensAt} onEnd={onOpened} />;
}

const Note = ({ text }: { readonly text: string }) => (
  <p className="note" part="meta">
    {text}
  </p>
);

/** Shown if the player's limits are unknown: no table can be opened, the player can retry. */
function UnknownLimits({ name, cardRef }: Pick<ActionProps, "name" | "cardRef">) {
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  const { responsibleGaming } = useAccountArea();
  return (
    <>
      <Note text={say("unchecked")} />
      <Button
        look="link"
        part="action-secondary"
        onClick={() => {
          cardRef.current?.focus();
          // Ignores the error: the restriction shows it.
          responsibleGaming.read().catch(() => undefined);
        }}
      >
        {sayUi("retry")}
        <span className="vetrina-quiet"> {name}</span>
      </Button>
    </>
  );
}

function UntilOpening({ deadline, onEnd }: { readonly deadline: number; readonly onEnd: () => void }) {
  const say = useTexts(liveCasinoCardTexts);
  const { clock } = useServices();
  const { ticker } = useLiveCasino();
  return (
    <div className="until">
      <span aria-hidden="true">{say("opensIn")}</span>
      <Countdown deadline={deadline} clock={clock} ticker={ticker} onEnd={onEnd} label={say("opens")} />
    </div>
  );
}

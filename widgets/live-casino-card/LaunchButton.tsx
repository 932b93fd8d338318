import { type RefObject, useRef } from "react";
import { useTexts } from "../../src/widget-kit";
import { Button, uiTexts, useFocusFallback } from "../../src/ui";
import { liveCasinoCardTexts } from "./texts";
import type { useLaunch } from "./useLaunch";

export interface LaunchButtonProps extends ReturnType<typeof useLaunch> {
  /** The table's name, part of the accessible name. */
  readonly name: string;
  /** Gets the focus when the button is removed while it has the focus. */
  readonly cardRef: RefObject<HTMLElement | null>;
}

/** Opens a table. All phases use the same button, so that it keeps the focus. */
export function LaunchButton({ phase, isBusy, onClick, name, cardRef }: LaunchButtonProps) {
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, cardRef);
  const hasFailed = phase === "failed";
  const isFollowUp = hasFailed || phase === "blocked";
  return (
    <>
      {(isFollowUp || phase === "simulated") && (
        <p className="note" part="meta">
          {say(phase)}
        </p>
      )}
      <Button
        key="enter"
        buttonRef={buttonRef}
        className="enter"
        look={isFollowUp ? "link" : "secondary"}
        part={isFollowUp ? "action-secondary" : "action"}
        busy={isBusy}
        onKeyDown={(event) => {
          // A held key repeats the click.
          if (event.repeat && event.key === "Enter") event.preventDefault();
        }}
        onClick={onClick}
      >
        {hasFailed ? sayUi("retry") : say(isFollowUp ? "openTable" : "enter")}
        <span className="vetrina-quiet"> {name}</span>
      </Button>
    </>
  );
}

import { type RefObject, useRef } from "react";
import { useTexts } from "../../src/widget-kit";
import { Button, uiTexts, useFocusFallback } from "../../src/ui";
import { liveCasinoCardTexts } from "./texts";
import type { useLaunch } from "./useLaunch";

export interface EntranceProps extends ReturnType<typeof useLaunch> {
  /** The table's name, which the button says to those who only hear it. */
  readonly name: string;
  /** What gets the focus when the button goes with it. */
  readonly cardRef: RefObject<HTMLElement | null>;
}

/** The way to an open table: one button whatever happens, so that the focus stays on it. */
export function LaunchButton({ phase, isBusy, onClick, name, cardRef }: EntranceProps) {
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, cardRef);
  const hasFailed = phase === "failed";
  const isSecond = hasFailed || phase === "blocked";
  return (
    <>
      {(isSecond || phase === "simulated") && (
        <p className="note" part="meta">
          {say(phase)}
        </p>
      )}
      <Button
        key="enter"
        buttonRef={buttonRef}
        className="enter"
        look={isSecond ? "link" : "secondary"}
        part={isSecond ? "action-secondary" : "action"}
        busy={isBusy}
        onKeyDown={(event) => {
          // A key that is held down clicks again and again.
          if (event.repeat && event.key === "Enter") event.preventDefault();
        }}
        onClick={onClick}
      >
        {hasFailed ? sayUi("retry") : say(isSecond ? "openTable" : "enter")}
        <span className="vetrina-quiet"> {name}</span>
      </Button>
    </>
  );
}

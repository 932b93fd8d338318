import { useStore } from "@nanostores/react";
import { type RefObject, useRef } from "react";
import type { HeldUpdates } from "../../src/gamification/leaderboards/held-updates";
import { Button } from "../../src/ui";
import { useFocusFallback } from "../../src/ui/focus";
import { useTexts } from "../../src/widget-kit";
import { liveTexts } from "./texts";
import { usePause } from "./usePause";

export interface ShowUpdatesProps {
  readonly updates: Pick<HeldUpdates<unknown>, "$picture" | "setPaused" | "show">;
  /** Takes the focus when the button is removed. */
  readonly tableRef: RefObject<HTMLElement | null>;
}

/** Pauses the rows under pointer or focus. The button shows the updates that have arrived meanwhile. */
export function ShowUpdates({ updates, tableRef }: ShowUpdatesProps) {
  usePause(tableRef, updates.setPaused);
  const { held } = useStore(updates.$picture);
  return held > 0 && <ShowButton count={held} onShow={updates.show} tableRef={tableRef} />;
}

interface ShowButtonProps {
  readonly count: number;
  onShow(): void;
  readonly tableRef: RefObject<HTMLElement | null>;
}

function ShowButton({ count, onShow, tableRef }: ShowButtonProps) {
  const say = useTexts(liveTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, tableRef);
  return (
    <Button look="link" part="action-secondary" buttonRef={buttonRef} onClick={onShow}>
      {say("showUpdates", { count })}
    </Button>
  );
}

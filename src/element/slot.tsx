import { memo, useEffect } from "react";
import { createPortal } from "react-dom";
import { Body } from "./body";
import { Boundary } from "./boundary";
import type { Entry } from "./entry";
import { HostContext } from "./host";

/** Replaces the widget while its boundary is still mounted: errors of the widget's clean-up reach that boundary. */
function UnmountSignal({ onUnmounted }: { onUnmounted: () => void }) {
  useEffect(onUnmounted, [onUnmounted]);
  return null;
}

interface SlotProps {
  readonly entry: Entry;
  readonly phase: Entry["phase"];
  readonly onUnmounted: (entry: Entry) => void;
}

/** One element in the shared root. Memoised, so that its siblings do not render when it is added or removed. */
export const Slot = memo(function Slot({ entry, phase, onUnmounted }: SlotProps) {
  const { host } = entry.mountable;
  const unmountSignal =
    phase === "unmounting" ? <UnmountSignal onUnmounted={() => onUnmounted(entry)} /> : null;
  return (
    <Boundary fallback={unmountSignal} onError={entry.fail}>
      {unmountSignal ?? (
        <HostContext.Provider value={host}>
          {createPortal(<Body entry={entry} />, entry.box)}
        </HostContext.Provider>
      )}
    </Boundary>
  );
});

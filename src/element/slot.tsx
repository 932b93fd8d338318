import { memo, Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { ServicesProvider } from "../widget-kit";
import { Body } from "./body";
import { Boundary } from "./boundary";
import type { Entry } from "./entry";
import { HostContext } from "./host";

/** Runs when what stood here before has been taken away under a boundary that still lives. */
function UnmountSignal({ onGone }: { onGone: () => void }) {
  useEffect(onGone, [onGone]);
  return null;
}

interface SlotProps {
  readonly entry: Entry;
  readonly phase: Entry["phase"];
  readonly onGone: (entry: Entry) => void;
}

/** One element in the shared root. Memoised: a thousand siblings do not render when one comes or goes. */
export const Slot = memo(function Slot({ entry, phase, onGone }: SlotProps) {
  const { host, services } = entry.mountable;
  const farewell = phase === "leaving" ? <UnmountSignal onGone={() => onGone(entry)} /> : null;
  return (
    <Boundary fallback={farewell} onError={entry.fail}>
      {farewell ?? (
        <Suspense fallback={null}>
          <ServicesProvider services={services}>
            <HostContext.Provider value={host}>
              {createPortal(<Body entry={entry} />, entry.box)}
            </HostContext.Provider>
          </ServicesProvider>
        </Suspense>
      )}
    </Boundary>
  );
});

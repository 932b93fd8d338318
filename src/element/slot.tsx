import {
  type ComponentType,
  memo,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { ServicesProvider } from "../services";
import { missingAttributes } from "./attributes";
import { Boundary, Unavailable } from "./boundary";
import type { Entry } from "./entry";
import { HostContext } from "./host";

/** A widget inside its box: it alone renders again when an attribute changes. */
function Body({ entry }: { entry: Entry }) {
  const props = useSyncExternalStore(entry.subscribe, entry.props);
  useInsertionEffect(() => {
    entry.dress();
  }, [entry]);
  useLayoutEffect(() => {
    entry.show();
  }, [entry]);
  const { definition, module } = entry.mountable;
  const Widget = module.component as ComponentType<object>;
  const isComplete = missingAttributes(definition, props).length === 0;
  return (
    <Boundary fallback={<Unavailable />} retryOn={props} onError={(error) => entry.tell(error)}>
      {isComplete ? <Widget {...props} /> : <Unavailable />}
    </Boundary>
  );
}

/** Runs when what stood here before has been taken away under a boundary that still lives. */
function Farewell({ onGone }: { onGone: () => void }) {
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
  return (
    <Boundary
      fallback={phase === "leaving" ? <Farewell onGone={() => onGone(entry)} /> : null}
      onError={(error) => entry.giveUp(error)}
    >
      {phase === "leaving" ? (
        <Farewell onGone={() => onGone(entry)} />
      ) : (
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

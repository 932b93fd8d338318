import { watchEnteringViewport } from "../platform/visibility/near-viewport";

/** Watches for events after which a failed load should be tried again without a reload of the page. */
export interface RetryWatch {
  /** Also calls `onVisible` when this element, which is now outside the viewport, comes into it. */
  add(element: Element): void;
  stop(): void;
}

export interface RetryCallbacks {
  readonly onVisible: () => void;
  readonly onOnline: () => void;
}

/** Calls one callback, at the first event only. */
export function watchForRetry({ onVisible, onOnline }: RetryCallbacks): RetryWatch {
  const entering = watchEnteringViewport(() => fire(onVisible));
  const handleOnline = () => fire(onOnline);
  const stop = () => {
    window.removeEventListener("online", handleOnline);
    entering.stop();
  };
  function fire(retry: () => void): void {
    stop();
    retry();
  }
  window.addEventListener("online", handleOnline);
  return { add: entering.add, stop };
}

import { watchEnteringViewport } from "../platform/visibility/near-viewport";

/** Watches for events after which a failed load should be tried again without a reload of the page. */
export interface RetryWatch {
  /**
   * Adds an element that is outside the viewport now. `onVisible` may also be called when this element enters
   * the viewport.
   */
  add(element: Element): void;
  stop(): void;
}

export interface RetryCallbacks {
  readonly onVisible: () => void;
  readonly onOnline: () => void;
}

/** Calls only one of the callbacks, at the first event. */
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

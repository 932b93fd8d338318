import { createIntersectionObserver } from "../platform/observers";

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
  const outOfView = new WeakSet<Element>();
  const viewObserver = createIntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) outOfView.add(target);
      else if (outOfView.has(target)) return fire(onVisible);
    }
  });
  const handleOnline = () => fire(onOnline);
  const stop = () => {
    window.removeEventListener("online", handleOnline);
    viewObserver?.disconnect();
  };
  function fire(retry: () => void): void {
    stop();
    retry();
  }
  window.addEventListener("online", handleOnline);
  return {
    add(element) {
      // The observer's first entry may arrive after a scroll, so measure where the element is at the failure.
      if (element.getBoundingClientRect().top > innerHeight) outOfView.add(element);
      viewObserver?.observe(element);
    },
    stop,
  };
}

/** What makes a failed load worth another try, without a reload of the page. */
export interface RetryWatch {
  /** Also calls `seen` when this element comes into view after having been out of it. */
  add(element: Element): void;
  stop(): void;
}

export interface RetryOccasions {
  readonly seen: () => void;
  readonly online: () => void;
}

/** Calls back at the first occasion, and not again. */
export function watchForRetry({ seen, online }: RetryOccasions): RetryWatch {
  const hidden = new WeakSet<Element>();
  const sight = new IntersectionObserver((sightings) => {
    for (const { target, isIntersecting } of sightings) {
      if (!isIntersecting) hidden.add(target);
      else if (hidden.has(target)) return fire(seen);
    }
  });
  const cameOnline = () => fire(online);
  const stop = () => {
    removeEventListener("online", cameOnline);
    sight.disconnect();
  };
  function fire(retry: () => void): void {
    stop();
    retry();
  }
  addEventListener("online", cameOnline);
  return {
    add(element) {
      // The first sighting may come after a scroll, and would not say where the element was when it failed.
      if (element.getBoundingClientRect().top > innerHeight) hidden.add(element);
      sight.observe(element);
    },
    stop,
  };
}

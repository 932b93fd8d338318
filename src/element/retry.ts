/** What makes a failed load worth another try, without a reload of the page. */
export interface RetryWatch {
  /** Also tries again when this element comes into view after having been out of it. */
  add(element: Element): void;
  stop(): void;
}

/** Calls back once: when the browser comes online, or when one of the elements comes into view. */
export function watchForRetry(retry: () => void): RetryWatch {
  const unseen = new WeakSet<Element>();
  const sight = new IntersectionObserver((sightings) => {
    for (const { target, isIntersecting } of sightings) {
      // The first report only says where the element was when it failed.
      if (isIntersecting && unseen.has(target)) return fire();
      if (!isIntersecting) unseen.add(target);
      else unseen.delete(target);
    }
  });
  const stop = () => {
    removeEventListener("online", fire);
    sight.disconnect();
  };
  function fire(): void {
    stop();
    retry();
  }
  addEventListener("online", fire);
  return { add: (element) => sight.observe(element), stop };
}

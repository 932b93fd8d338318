/** How far outside the viewport counts as near: about one screen of a phone. */
const margin = "600px";

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once when the element comes close to the viewport; the returned function stops waiting. */
export function whenNear(element: Element, arrive: () => void): () => void {
  observer ??= new IntersectionObserver(
    (sightings) => {
      for (const { target, isIntersecting } of sightings) if (isIntersecting) finish(target, true);
    },
    { rootMargin: margin },
  );
  waiting.set(element, arrive);
  observer.observe(element);
  return () => finish(element, false);
}

function finish(element: Element, isNear: boolean): void {
  const arrive = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  if (isNear) arrive?.();
}

/** Calls `start` for each element when it comes near the viewport, so that a long page starts quickly. */
export function whenNear(selector: string, start: (element: Element) => void): void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(target);
      }
    },
    { rootMargin: "400px 0px" },
  );
  document.querySelectorAll(selector).forEach((element) => observer.observe(element));
}

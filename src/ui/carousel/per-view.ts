import { useCallback, useSyncExternalStore } from "react";

/** How many slides are seen at once, from a width of the viewport on. */
export interface ViewRule {
  /** A media query; without one the rule holds everywhere. The last rule that matches counts. */
  readonly media?: string;
  /** May be a fraction, so that the next slide peeks in; `all` shows every slide at once. */
  readonly perView: number | "all";
}

function perViewOf(rules: readonly ViewRule[], count: number, matches: (media: string) => boolean) {
  const rule = rules.findLast(({ media }) => media === undefined || matches(media));
  const perView = rule?.perView ?? 1;
  return perView === "all" ? Math.max(1, count) : perView;
}

/** The number for this viewport, now and after each change. Give the same rules at each render. */
export function usePerView(rules: readonly ViewRule[], count: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const queries = rules.flatMap(({ media }) => (media === undefined ? [] : [matchMedia(media)]));
      for (const query of queries) query.addEventListener("change", onChange);
      return () => {
        for (const query of queries) query.removeEventListener("change", onChange);
      };
    },
    [rules],
  );
  return useSyncExternalStore(subscribe, () => perViewOf(rules, count, (media) => matchMedia(media).matches));
}

import { useCallback, useSyncExternalStore } from "react";
import { matchesMedia, mediaQuery } from "../../platform/layout";

/** A rule for the number of slides that are visible at once. */
export interface ViewRule {
  /** A media query; without one the rule always matches. The last matching rule applies. */
  readonly media?: string;
  /**
   * The number of visible slides. A fraction shows a part of the next slide; `all` shows all slides at once.
   */
  readonly perView: number | "all";
}

function perViewOf(rules: readonly ViewRule[], count: number): number {
  const rule = rules.findLast(({ media }) => media === undefined || matchesMedia(media));
  const perView = rule?.perView ?? 1;
  return perView === "all" ? count : perView;
}

/**
 * The number of visible slides, at least one, updated with the viewport. Pass the same array of rules at each render.
 */
export function usePerView(rules: readonly ViewRule[], count: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const queries = rules.flatMap(({ media }) => (media === undefined ? [] : (mediaQuery(media) ?? [])));
      for (const query of queries) query.addEventListener("change", onChange);
      return () => {
        for (const query of queries) query.removeEventListener("change", onChange);
      };
    },
    [rules],
  );
  return useSyncExternalStore(subscribe, () => perViewOf(rules, count));
}

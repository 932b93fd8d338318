import { atom, type ReadableAtom } from "nanostores";
import { isCalm } from "../../src/platform/page";
import { isRendered } from "../../src/platform/visibility/rendered";
import { countSubscriptions } from "../../src/utils/count-subscriptions";
import { pageDocument } from "../../src/utils/page-document";

/**
 * The elements of a page that may show notices. They share one set of services, and one of them is chosen to
 * show the notices.
 */
export interface Places {
  /** The element that shows the notices; undefined if no element may show them. */
  readonly $chosen: ReadableAtom<HTMLElement | undefined>;
  /** Adds an element. Returns a function that removes it. */
  add(element: HTMLElement): () => void;
  /**
   * Chooses an element again, because the page may have hidden or shown one of the elements. Call this when
   * the waiting notices change.
   */
  review(): void;
}

const isUsable = (element: HTMLElement) => isRendered(element) && !element.closest("[inert]");

export function createPlaces(): Places {
  const elements = new Set<HTMLElement>();
  const $chosen = atom<HTMLElement | undefined>();
  const observed = countSubscriptions(() => {
    const observer = new MutationObserver(review);
    observer.observe(pageDocument.documentElement, { subtree: true, attributeFilter: ["data-calm"] });
    return () => observer.disconnect();
  });

  function review() {
    const allowed = [...elements].filter((element) => !isCalm(element));
    $chosen.set(allowed.find(isUsable) ?? allowed[0]);
  }

  return {
    $chosen,
    add(element) {
      const stopObserving = observed.add();
      elements.add(element);
      review();
      return () => {
        elements.delete(element);
        stopObserving();
        review();
      };
    },
    review,
  };
}

import { useCallback, useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { linkedAward } from "../../src/gamification/hub/award-link";
import type { Award } from "../../src/gamification/protocol/awards";
import { useServices } from "../../src/widget-kit";

/** The award to which the URL of the page links. */
export interface AwardLink {
  /** Undefined after the focus has moved to it, or after the player has activated something else. */
  readonly id: string | undefined;
  /** True if a link has led to an award: then the list shows all of them. */
  readonly isUsed: boolean;
  forget(): void;
}

/** Follows the fragment of the page's URL. */
export function useAwardLink(): AwardLink {
  const { page } = useServices();
  const [id, setId] = useState(() => linkedAward(page.address()));
  const [isUsed, setUsed] = useState(id !== undefined);
  if (id !== undefined && !isUsed) setUsed(true);
  useEffect(() => {
    const follow = () => setId(linkedAward(page.address()));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [page]);
  return { id, isUsed, forget: useCallback(() => setId(undefined), []) };
}

/**
 * Moves the focus to the linked award. An award that is not in the list yet, because the platform's store lags behind, is
 * awaited until the player activates something else.
 */
export function useLinkedAward({ id, forget }: AwardLink, awards: readonly Award[] | undefined): void {
  const { element } = useHost();
  const index = awards?.findIndex((award) => award.id === id) ?? -1;
  useEffect(() => {
    if (id === undefined) return;
    const card = element.shadowRoot?.querySelectorAll("article")[index];
    if (card) {
      card.focus();
      forget();
      return;
    }
    window.addEventListener("click", forget);
    return () => window.removeEventListener("click", forget);
  }, [element, id, index, forget]);
}

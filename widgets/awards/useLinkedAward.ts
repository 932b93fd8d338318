import { useCallback, useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { linkedAward } from "../../src/gamification/hub/place";
import type { Award } from "../../src/gamification/protocol/awards";
import { useServices } from "../../src/widget-kit";

/** The award that the URL of the page links to. */
export interface AwardLink {
  /** Undefined after the focus has moved to the award, or after the player has activated another control. */
  readonly id: string | undefined;
  /** True if a link to an award was used. If so, the list shows all awards. */
  readonly isUsed: boolean;
  forget(): void;
}

/** Reads the fragment of the page's URL, and its changes. */
export function useAwardLink(): AwardLink {
  const { page } = useServices();
  const [id, setId] = useState(() => linkedAward(page.url()));
  const [isUsed, setUsed] = useState(id !== undefined);
  if (id !== undefined && !isUsed) setUsed(true);
  useEffect(() => {
    const follow = () => setId(linkedAward(page.url()));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [page]);
  return { id, isUsed, forget: useCallback(() => setId(undefined), []) };
}

/**
 * Moves the focus to the linked award. The platform's store may lag behind. If the award is not in the list
 * yet, the hook waits for it until the player activates another control.
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

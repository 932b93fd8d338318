import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { linkedAward } from "../../src/gamification/hub/award-link";
import type { Award } from "../../src/gamification/schema/awards";
import { useServices } from "../../src/widget-kit";

/**
 * Moves the focus to the award to which the page's address leads. An award that is not in the list yet, because the
 * platform's store lags behind, is waited for until the player activates something else.
 *
 * @returns whether a link has led to an award: then the list shows all of them
 */
export function useLinkedAward(awards: readonly Award[] | undefined): boolean {
  const { element } = useHost();
  const { page } = useServices();
  const [linked, setLinked] = useState(() => linkedAward(page.address()));
  const [hasLink, setHasLink] = useState(linked !== undefined);
  if (linked !== undefined && !hasLink) setHasLink(true);
  const index = awards?.findIndex(({ id }) => id === linked) ?? -1;

  useEffect(() => {
    const follow = () => setLinked(linkedAward(page.address()));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [page]);

  useEffect(() => {
    if (linked === undefined) return;
    const forget = () => setLinked(undefined);
    const card = element.shadowRoot?.querySelectorAll("article")[index];
    if (card) {
      card.focus();
      forget();
      return;
    }
    window.addEventListener("click", forget);
    return () => window.removeEventListener("click", forget);
  }, [element, linked, index]);

  return hasLink;
}

import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { isHtmlElement } from "../../src/utils/objects";

/** The elements that the lobby arranges. Other children are the author's and stay where they are. */
const cardTag = "vetrina-live-casino-card";

/** A child of the lobby and the card in it, because AEM may print a box around each component. */
export interface Card {
  readonly item: Element;
  readonly card: HTMLElement;
}

const cardsOf = (host: Element): readonly Card[] =>
  [...host.children].flatMap((item) => {
    const [card, other] = item.localName === cardTag ? [item] : item.querySelectorAll(cardTag);
    return isHtmlElement(card) && !other ? [{ item, card }] : [];
  });

/** The lobby's cards in the order of the page. Updated when cards are added, removed or changed. */
export function useCards(): readonly Card[] {
  const { element } = useHost();
  const [cards, setCards] = useState(() => cardsOf(element));
  useEffect(() => {
    const update = () => {
      setCards(cardsOf(element));
    };
    const observer = new MutationObserver(update);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-provider", "data-game-id", "data-network", "data-game", "data-heading"],
    });
    update();
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return cards;
}

import { atom, type ReadableAtom } from "nanostores";
import { isRendered } from "../../platform/visibility/rendered";
import type { EntityType } from "../protocol/enumerations";

/** A place, such as the hub, that can open entities without a card on the page. */
export interface EntityOpener {
  readonly types: readonly EntityType[];
  open(type: EntityType, id: string): void;
}

/** Where the entities of the platform are shown on a page. */
export interface EntityViews {
  /** Changes when a view is added or removed. */
  readonly $version: ReadableAtom<number>;
  /** Adds the card of one entity. Returns a function that removes it. */
  addCard(type: EntityType, id: string, card: HTMLElement): () => void;
  /**
   * Adds a place, such as the hub, that can open entities of some types without a card on the page. Returns a
   * function that removes the place.
   */
  addOpener(opener: EntityOpener): () => void;
  /** True if `show` would have an effect. */
  canShow(type: EntityType, id: string): boolean;
  /** Scrolls to the card of an entity and focuses it. Without a card, the first opener opens the entity. */
  show(type: EntityType, id: string): void;
}

interface EntityCardView {
  readonly key: string;
  readonly card: HTMLElement;
}

/** Creates the views of a page. Without cards and openers, `show` has no effect. */
export function createEntityViews(): EntityViews {
  const $version = atom(0);
  const cards = new Set<EntityCardView>();
  const openers = new Set<EntityOpener>();
  const keyOf = (type: EntityType, id: string) => `${type} ${id}`;

  function add<View>(views: Set<View>, view: View) {
    const change = () => $version.set($version.get() + 1);
    views.add(view);
    change();
    return () => {
      if (views.delete(view)) change();
    };
  }

  const cardsOf = (type: EntityType, id: string) =>
    [...cards].filter(({ key }) => key === keyOf(type, id)).map(({ card }) => card);
  const openerOf = (type: EntityType) => [...openers].find(({ types }) => types.includes(type));

  return {
    $version,
    addCard: (type, id, card) => add(cards, { key: keyOf(type, id), card }),
    addOpener: (place) => add(openers, { ...place }),
    canShow: (type, id) => cardsOf(type, id).length > 0 || openerOf(type) !== undefined,
    show(type, id) {
      // A card in a closed section cannot be focused, but an opener can show the entity.
      const card = cardsOf(type, id).find((each) => isRendered(each));
      if (!card) return openerOf(type)?.open(type, id);
      card.scrollIntoView({ block: "center" });
      card.focus({ preventScroll: true });
    },
  };
}

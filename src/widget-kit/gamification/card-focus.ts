import { createContext, type RefObject, useContext, useEffect } from "react";
import type { EntityType } from "../../gamification/protocol/enumerations";
import { useFocusFallback } from "../../ui/focus";
import { usePanels } from "../hooks";

/** The card around a control. */
export const CardFocusContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Moves the focus to the card when a control that has the focus is removed. */
export function useCardFocus(controlRef: RefObject<HTMLElement | null>): void {
  useFocusFallback(controlRef, useContext(CardFocusContext));
}

/**
 * Informs other panels that an element shows an entity, while the element is mounted. The element must be
 * focusable.
 */
export function useEntityView(type: EntityType, id: string, viewRef: RefObject<HTMLElement | null>): void {
  const { views } = usePanels();
  useEffect(() => {
    if (viewRef.current) return views.addCard(type, id, viewRef.current);
  }, [views, type, id, viewRef]);
}

export interface AlsoShowsProps {
  readonly entityType: EntityType;
  readonly id: string;
}

/**
 * Informs other panels that the card around the component also shows another entity, as a competition shows
 * its contests.
 */
export function AlsoShows({ entityType, id }: AlsoShowsProps) {
  useEntityView(entityType, id, useContext(CardFocusContext));
  return null;
}

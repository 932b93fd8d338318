import { createContext, type RefObject, useContext } from "react";
import { useFocusFallback } from "../../ui/focus";

/** The card around a control. */
export const CardFocusContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Moves the focus to the card when a control that has it is removed. */
export function useCardFocus(controlRef: RefObject<HTMLElement | null>): void {
  useFocusFallback(controlRef, useContext(CardFocusContext));
}

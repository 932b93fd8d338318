import { useRef } from "react";
import { Button, type ButtonProps } from "../../ui";
import { useCardFocus } from "./card-focus";

export interface CardButtonProps extends Omit<ButtonProps, "children" | "aria-label" | "buttonRef"> {
  readonly label: string;
  /** The name of the entity. The accessible name of the button adds it to the label. */
  readonly of: string;
}

/** A button of a card. If the button is removed while it has the focus, the card takes the focus. */
export function CardButton({ label, of, ...props }: CardButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useCardFocus(buttonRef);
  return (
    <Button {...props} buttonRef={buttonRef} aria-label={`${label}: ${of}`}>
      {label}
    </Button>
  );
}

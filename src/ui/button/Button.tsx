import type { ButtonHTMLAttributes, Ref } from "react";

/** `primary` acts, `secondary` stands beside it, `quiet` has no border, `icon` is a square, `link` looks like one. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "icon" | "link";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  /** While true the button keeps the focus, is announced as not available, and its presses do nothing. */
  readonly busy?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** Names for `::part(…)`. */
  readonly part?: string;
}

/** A native button that submits no form unless told to. An icon alone needs an `aria-label`. */
export function Button({
  look = "primary",
  busy = false,
  buttonRef,
  type = "button",
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      ref={buttonRef}
      className={className ? `vetrina-button ${className}` : "vetrina-button"}
      data-look={look}
      {...(busy && { "aria-disabled": true, "aria-busy": true })}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

import type { ButtonHTMLAttributes, Ref } from "react";

/**
 * `primary`: main action; `secondary`: an action next to the main one; `quiet`: no border; `icon`: a square;
 * `link`: looks like a link.
 */
export type ButtonLook = "primary" | "secondary" | "quiet" | "icon" | "link";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  /**
   * While true, the button keeps the focus, is announced as unavailable, and ignores clicks. @default false
   */
  readonly busy?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** Part names for `::part(…)`. */
  readonly part?: string;
}

interface ButtonState {
  readonly look: ButtonLook;
  readonly busy?: boolean;
  readonly className?: string | undefined;
}

/**
 * Attributes of a native button that looks like `Button`. While the button is busy, the caller must ignore
 * its clicks.
 */
export const buttonAttributes = ({ look, busy = false, className }: ButtonState) => ({
  className: className ? `vetrina-button ${className}` : "vetrina-button",
  "data-look": look,
  ...(busy && { "aria-disabled": true, "aria-busy": true }),
});

/** A native button, `type="button"` by default. With an icon only, it needs an `aria-label`. */
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
      {...buttonAttributes({ look, busy, className })}
      type={type}
      ref={buttonRef}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

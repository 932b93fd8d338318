import type { HTMLAttributes } from "react";

export type HeadingLevel = "1" | "2";

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level of the widget's own title. */
  readonly level: HeadingLevel;
  /** How many levels below the title this one stands. */
  readonly below?: 0 | 1;
  readonly part?: string;
}

/** A heading whose level the page decides: there is one `h1` on it, here or elsewhere. */
export function Heading({ level, below = 0, ...rest }: HeadingProps) {
  const Tag = (["h1", "h2", "h3"] as const)[Number(level) - 1 + below] ?? "h3";
  return <Tag {...rest} />;
}

import type { HTMLAttributes } from "react";

export type HeadingLevel = "1" | "2";

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level of the widget's own title. */
  readonly level: HeadingLevel;
  /** Number of levels between the title and this heading. @default 0 */
  readonly below?: 0 | 1;
  readonly part?: string;
}

/** A heading whose level the author sets, because the page must have exactly one `h1`. */
export function Heading({ level, below = 0, ...rest }: HeadingProps) {
  const Tag = (["h1", "h2", "h3"] as const)[Number(level) - 1 + below] ?? "h3";
  return <Tag {...rest} />;
}

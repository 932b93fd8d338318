import type { ReactNode } from "react";

export interface FigureProps {
  readonly label: string;
  /** Without a value nothing is rendered. */
  readonly children: ReactNode;
}

/** A value with its label, in a list of figures. */
export const Figure = ({ label, children }: FigureProps) =>
  children ? (
    <div>
      <dt part="meta">{label}</dt>
      <dd part="text">{children}</dd>
    </div>
  ) : null;

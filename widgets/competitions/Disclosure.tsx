import type { ReactNode } from "react";

export interface DisclosureProps {
  readonly label: string;
  /** The name of the competition, which the accessible name adds to the label. */
  readonly of: string;
  readonly children: ReactNode;
}

/** Details that are one press away. The browser keeps them open while the card is rendered again. */
export const Disclosure = ({ label, of, children }: DisclosureProps) => (
  <details>
    <summary>
      {label}
      <span className="vetrina-quiet">: {of}</span>
    </summary>
    {children}
  </details>
);

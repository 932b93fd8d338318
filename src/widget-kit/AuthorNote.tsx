import type { ReactNode } from "react";

/** A sentence about an element for its author, inside the element. */
export const AuthorNote = ({ tag, children }: { tag: string; children: ReactNode }) => (
  <p part="error">
    <code>{`<${tag}>`}</code> {children}
  </p>
);

import type { ReactNode } from "react";

export interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The box of a panel with its heading. The panel's own styles set the minimum height. */
export function Card({ title, children }: CardProps) {
  return (
    <div className="vetrina-card" part="card">
      <h2 className="vetrina-card-title" part="title">
        {title}
      </h2>
      {children}
    </div>
  );
}

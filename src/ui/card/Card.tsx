import type { ReactNode } from "react";

export interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The box of a panel under its heading. How high it is at least, the panel's own styles say. */
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

import type { ReactNode, Ref } from "react";

export interface CardProps {
  readonly title: string;
  /** If set, a script can focus the heading. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The box of a panel with its heading. The panel's own styles set the minimum height. */
export function Card({ title, titleRef, children }: CardProps) {
  return (
    <div className="vetrina-card" part="card">
      <h2 className="vetrina-card-title" part="title" ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
        {title}
      </h2>
      {children}
    </div>
  );
}

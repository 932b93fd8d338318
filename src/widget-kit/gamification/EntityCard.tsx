import { type ReactNode, useId, useRef } from "react";
import type { EntityType } from "../../gamification/protocol/enumerations";
import { CardFocusContext, useEntityView } from "./card-focus";
import { EntityImage } from "./EntityImage";
import { EntityState, type StateTone } from "./EntityState";

export interface EntityCardProps {
  readonly entityType: EntityType;
  readonly id: string;
  readonly name: string;
  /** The state as text; undefined for an entity without states. */
  readonly state?: string | undefined;
  /** The tone of the state. Without a tone the state has no icon. */
  readonly tone?: StateTone | undefined;
  /** URLs of images, best first; undefined for a card without an image. */
  readonly pictures?: readonly (string | undefined)[] | undefined;
  readonly children: ReactNode;
}

/**
 * The card of an entity: image, name, state and the widget's content. It takes the focus when a focused
 * control is removed, and when a link to the entity is followed.
 */
export function EntityCard({ entityType, id, name, state, tone, pictures, children }: EntityCardProps) {
  const titleId = useId();
  const cardRef = useRef<HTMLElement>(null);
  useEntityView(entityType, id, cardRef);
  return (
    <CardFocusContext.Provider value={cardRef}>
      <article ref={cardRef} className="entity" part="row" aria-labelledby={titleId} tabIndex={-1}>
        {pictures && <EntityImage candidates={pictures} />}
        <div className="entity-body">
          <div className="entity-head">
            <h3 id={titleId} className="entity-name">
              {name}
            </h3>
            {state !== undefined && <EntityState text={state} tone={tone} />}
          </div>
          {children}
        </div>
      </article>
    </CardFocusContext.Provider>
  );
}

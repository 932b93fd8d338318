import { type ReactNode, useId, useRef } from "react";
import type { EntityType } from "../../gamification/schema/enumerations";
import { Icon, type IconName, Image } from "../../ui";
import { usePanels } from "../hooks";
import { CardFocusContext } from "./card-focus";
import { useEntityView } from "./useEntityView";

/** The tone of a state: an icon and a colour, beside the text. */
export type StateTone = "running" | "waiting" | "done" | "closed" | "warning";

const icons: Readonly<Record<StateTone, IconName>> = {
  running: "info",
  waiting: "clock",
  done: "success",
  closed: "closed",
  warning: "warning",
};

export interface EntityCardProps {
  readonly entityType: EntityType;
  readonly id: string;
  readonly name: string;
  /** The state in words; undefined for an entity without states. */
  readonly state?: string | undefined;
  /** Without it the state has no icon. */
  readonly tone?: StateTone | undefined;
  /** Addresses of pictures, best first; undefined for a card without a picture. */
  readonly pictures?: readonly (string | undefined)[] | undefined;
  readonly children: ReactNode;
}

/** The card of an entity: picture, name, state and what the widget shows of it. It takes the focus of removed controls, and of a link to the entity. */
export function EntityCard({ entityType, id, name, state, tone, pictures, children }: EntityCardProps) {
  const titleId = useId();
  const cardRef = useRef<HTMLElement>(null);
  useEntityView(entityType, id, cardRef);
  return (
    <CardFocusContext.Provider value={cardRef}>
      <article ref={cardRef} className="entity" part="row" aria-labelledby={titleId} tabIndex={-1}>
        {pictures && <EntityPicture candidates={pictures} />}
        <div className="entity-body">
          <div className="entity-head">
            <h3 id={titleId} className="entity-name">
              {name}
            </h3>
            {state !== undefined && (
              <p className="entity-state" part="badge" data-tone={tone}>
                {tone && <Icon name={icons[tone]} />}
                {state}
              </p>
            )}
          </div>
          {children}
        </div>
      </article>
    </CardFocusContext.Provider>
  );
}

/** A picture in a box of fixed ratio. A neutral drawing is behind it, for a picture that is missing or broken. */
function EntityPicture({ candidates }: { readonly candidates: readonly (string | undefined)[] }) {
  const address = usePanels().imageOf(candidates);
  return (
    <div className="entity-picture" part="media" aria-hidden="true">
      <svg viewBox="0 0 20 20" focusable="false">
        <path d="M10 4.2l1.8 3.6 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4L4.2 8.4l4-.6z" />
      </svg>
      {address !== undefined && <Image src={address} alt="" loading="lazy" decoding="async" />}
    </div>
  );
}

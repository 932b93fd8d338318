import { type ReactNode, startTransition, useId, useRef, useState } from "react";
import type { EntityType } from "../../gamification/protocol/enumerations";
import { Button } from "../../ui";
import { Dialog } from "../../ui/dialog";
import { useTexts } from "../hooks";
import { CardFocusContext, useEntityView } from "./card-focus";
import { EntityImage, type EntityImageProps } from "./EntityImage";
import { panelTexts } from "./texts";

export interface RowCardProps {
  readonly entityType: EntityType;
  readonly id: string;
  readonly name: string;
  /**
   * Distinguishes a card from earlier cards with the same name, because their controls need different names
   * (X10).
   */
  readonly number?: number;
  /** URLs of images, best first. */
  readonly pictures: readonly (string | undefined)[];
  /** The drawing for a missing image. @default "star" */
  readonly drawing?: EntityImageProps["drawing"];
  /** Whether the prize is shown in the text colour. @default false */
  readonly isPlain?: boolean;
  /** One line with the prize. */
  readonly prize?: string | undefined;
  /** One line with the next event. */
  readonly next?: string | undefined;
  /** One line with a date. */
  readonly time?: string | undefined;
  /** Progress or state, and one control. */
  readonly foot: ReactNode;
  /** Renders the details, when a player opens them. */
  details(): ReactNode;
}

/**
 * The card of an entity that a player can join or claim: image, name, prize, date, progress and one control.
 * A press anywhere else opens its details. The card takes the focus when a focused control is removed, and
 * when a link to the entity is followed.
 */
export function RowCard({
  entityType,
  id,
  name,
  number = 1,
  pictures,
  drawing,
  isPlain = false,
  prize,
  next,
  time,
  foot,
  details,
}: RowCardProps) {
  const say = useTexts(panelTexts);
  const titleId = useId();
  const cardRef = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Uses a transition, so that the browser shows the effect of the press before it opens or closes the
  // dialog, which takes longer.
  const setOpen = (open: boolean) => startTransition(() => setIsOpen(open));
  useEntityView(entityType, id, cardRef);
  return (
    <CardFocusContext.Provider value={cardRef}>
      <article ref={cardRef} className="row-card" part="row" aria-labelledby={titleId} tabIndex={-1}>
        <div className="row-main">
          <EntityImage candidates={pictures} {...(drawing && { drawing })} />
          <div className="row-text">
            <h3 id={titleId} className="row-name">
              <Button
                look="link"
                className="row-open"
                part="action-secondary"
                aria-haspopup="dialog"
                data-target={`${entityType}/${id}`}
                aria-label={number > 1 ? `${name} (${number})` : undefined}
                onClick={({ detail }) => {
                  // The second click of a double tap was meant for a button that the first click has removed.
                  if (detail < 2) setOpen(true);
                }}
              >
                {name}
              </Button>
            </h3>
            {prize && (
              <p className="row-prize" part="text" data-look={isPlain ? "plain" : undefined}>
                {prize}
              </p>
            )}
            {next && (
              <p className="row-line" part="text">
                {next}
              </p>
            )}
            {time && (
              <p className="row-line" part="meta">
                {time}
              </p>
            )}
          </div>
        </div>
        <div className="row-foot">{foot}</div>
        <Dialog
          open={isOpen}
          place="details"
          title={name}
          closeLabel={say("closeDetails")}
          onClose={() => setOpen(false)}
        >
          <div className="details">{details()}</div>
        </Dialog>
      </article>
    </CardFocusContext.Provider>
  );
}

export interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the details with its heading. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section className="detail" aria-labelledby={titleId}>
      <h3 id={titleId} className="detail-title">
        {title}
      </h3>
      {children}
    </section>
  );
}

import { type CardProps } from "./props";
import { useId, useRef } from "react";
import type { WidgetModule } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import type { FeedStatus, TableState } from "../../src/live-casino";
import { useRestriction } from "../../src/widget-kit";
import { uiStyles } from "../../src/ui";
import { countdownStyles } from "../../src/ui/countdown";
import { Action } from "./Action";
import { Badge } from "./Badge";
import css from "./live-casino-card.css?inline";
import { Picture } from "./Picture";
import { ReadAt } from "./ReadAt";
import { useLaunch } from "./useLaunch";
import { useOpening } from "./useOpening";
import { useTable, useTableId } from "./useTable";

/** The host's state. A restriction of the player goes before the state of the table. */
function stateOf(restriction: ReturnType<typeof useRestriction>, table: TableState, status: FeedStatus) {
  if (restriction === "checking") return "loading";
  if (restriction === "unavailable") return "error";
  if (restriction === "offline") return "offline";
  if (restriction !== "free") return "restricted";
  // A feed that has failed is read again and again: the card does not look as if it had just started.
  return table.status === "unknown" && status === "loading" ? "error" : status;
}

/** The key resets all state when the attributes select another table. */
export function LiveCasinoCard(props: CardProps) {
  const { provider, gameId, network } = props;
  return <TableCard key={[provider, gameId, network].join(" ")} {...props} />;
}

function TableCard(props: CardProps) {
  const { heading, image, imageAlt } = props;
  const id = useTableId(props);
  const { table, state, status } = useTable(id);
  const restriction = useRestriction();
  const launch = useLaunch(props, id);
  const readAt = table.readAt();
  const cardRef = useRef<HTMLElement>(null);
  const titleId = useId();
  useOpening(props, state, status);
  useHostState(stateOf(restriction, state, status));
  return (
    <article ref={cardRef} className="card" part="card" aria-labelledby={titleId} tabIndex={-1}>
      <Picture address={image} text={imageAlt} />
      <div className="body">
        <h3 id={titleId} className="title" part="title">
          {heading}
        </h3>
        <Badge state={state} status={status} />
        <div className="action">
          <Action
            state={state}
            status={status}
            restriction={restriction}
            onOpened={table.open}
            launch={launch}
            name={heading}
            cardRef={cardRef}
          />
        </div>
      </div>
      {status === "stale" && readAt !== undefined && <ReadAt instant={readAt} />}
    </article>
  );
}

export default {
  component: LiveCasinoCard,
  styles: [...uiStyles, countdownStyles, css],
} satisfies WidgetModule<CardProps>;

import { useId } from "react";
import type { BetLeg, OpenBet } from "../../src/account";
import { formatInstant } from "../../src/i18n/instants";
import { formatEuros, formatOdds } from "../../src/i18n/money";
import { Icon } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import { openBetsTexts, type SayOpenBets } from "./texts";

/** One bet with its selections, stake and potential return. */
export function Bet({ bet }: { readonly bet: OpenBet }) {
  const say = useTexts(openBetsTexts);
  const { language, timeZone } = useConfig();
  const titleId = useId();
  const eventId = useId();
  const { status, legs, stake, potentialReturn, placedAt } = bet;
  const euros = (amount: number | undefined) =>
    amount === undefined ? undefined : formatEuros(amount, language);
  return (
    <article
      className="bet"
      part="row"
      aria-labelledby={legs.length === 1 ? `${titleId} ${eventId}` : titleId}
    >
      <div className="head">
        <h3 id={titleId} className="kind">
          {kindText(bet, say)}
        </h3>
        {status && (
          <p className="status" part="badge" data-open={isOpen(status) || undefined}>
            <Icon name={isOpen(status) ? "clock" : "info"} />
            {statusText(status, say)}
          </p>
        )}
      </div>
      {legs.length > 0 && (
        <ul className="legs" role="list">
          {legs.map((leg, index) => (
            <Leg key={index} leg={leg} eventId={index === 0 ? eventId : undefined} />
          ))}
        </ul>
      )}
      <dl className="figures">
        <Figure label={say("stake")}>{euros(stake)}</Figure>
        <Figure label={say("potentialReturn")}>{euros(potentialReturn)}</Figure>
        <Figure className="when" label={say("placedAt")}>
          {placedAt === undefined ? undefined : formatInstant(placedAt, language, timeZone)}
        </Figure>
      </dl>
    </article>
  );
}

interface LegProps {
  readonly leg: BetLeg;
  /** The event of a single bet is part of the bet's name. */
  readonly eventId: string | undefined;
}

function Leg({ leg: { event, market, selection, odds }, eventId }: LegProps) {
  const say = useTexts(openBetsTexts);
  const { language } = useConfig();
  return (
    <li className="leg">
      <p id={eventId} className="event" part="text">
        {event}
      </p>
      <p className="pick">
        {market && <span part="meta">{`${market}: `}</span>}
        <b>{selection}</b>
      </p>
      {odds !== undefined && (
        <p className="odds">
          <span part="meta">{say("odds")}</span> <b>{formatOdds(odds, language)}</b>
        </p>
      )}
    </li>
  );
}

interface FigureProps {
  readonly label: string;
  readonly className?: string;
  readonly children: string | undefined;
}

/** Renders nothing if the value is missing, because an unknown amount must not be shown as zero. */
function Figure({ label, className, children }: FigureProps) {
  return children === undefined ? null : (
    <div className={className}>
      <dt part="meta">{label}</dt>
      <dd part="text">{children}</dd>
    </div>
  );
}

/** The kind of a bet, from the number of its legs. */
function kindText({ legs }: Pick<OpenBet, "legs">, say: SayOpenBets): string {
  if (legs.length === 0) return say("bet");
  return legs.length === 1 ? say("single") : say("multiple", { count: legs.length });
}

/** `open` is the only status in the account contract. */
const isOpen = (status: string): boolean => status.toLowerCase() === "open";

/** The text of a status; an unknown code is shown unchanged. */
const statusText = (status: string, say: SayOpenBets): string =>
  isOpen(status) ? say("statusOpen") : status;

/** A time in which the player does not want to play, or must not. Instants in milliseconds since 1970. */
export interface Limit {
  readonly from?: number | undefined;
  /** Undefined where it has no end. */
  readonly until?: number | undefined;
}

export interface SelfExclusion extends Limit {
  readonly billCode: string;
}

export interface GamePause extends Limit {
  /** What it holds for, in the service's words; empty for all games. */
  readonly scope: string;
  readonly permanent: boolean;
}

/** The two answers of the service. */
export type LimitKind = "selfExclusion" | "pauses";

/** What holds for a player now. */
export interface ResponsibleGaming {
  readonly selfExclusion: SelfExclusion | undefined;
  readonly pauses: readonly GamePause[];
  /** What could not be read, where the other shows something in force. */
  readonly missing?: LimitKind | undefined;
}

export const isInForce = (kind: LimitKind, { selfExclusion, pauses }: ResponsibleGaming) =>
  kind === "selfExclusion" ? selfExclusion !== undefined : pauses.length > 0;

/** Whether anything forbids to play. */
export const isRestricted = (known: ResponsibleGaming) =>
  isInForce("selfExclusion", known) || isInForce("pauses", known);

export interface InForce {
  readonly value: ResponsibleGaming;
  /** When something of it begins or ends; undefined where nothing will. */
  readonly nextChange: number | undefined;
}

const hasEnded = ({ until }: Limit, now: number) => until !== undefined && until <= now;
const hasBegun = ({ from }: Limit, now: number) => from === undefined || from <= now;

/** What of the service's answers holds now; a self-exclusion that the service calls active holds until its end. */
export function inForce(
  { active, ...selfExclusion }: SelfExclusion & { readonly active: boolean },
  breaks: readonly GamePause[],
  now: number,
): InForce {
  const pauses = breaks.map((pause) => (pause.permanent ? { ...pause, until: undefined } : pause));
  const exclusion = active && !hasEnded(selfExclusion, now) ? selfExclusion : undefined;
  const changes = [
    ...(exclusion ? [exclusion.until] : []),
    ...pauses.flatMap(({ from, until }) => [from, until]),
  ]
    .filter((instant) => instant !== undefined)
    .filter((instant) => instant > now);
  return {
    value: {
      selfExclusion: exclusion,
      pauses: pauses.filter((pause) => hasBegun(pause, now) && !hasEnded(pause, now)),
    },
    nextChange: changes.length > 0 ? Math.min(...changes) : undefined,
  };
}

/** A period without gambling, chosen by the player or imposed. Instants are milliseconds since 1970. */
export interface Limit {
  readonly from?: number | undefined;
  /** When the limit ends; undefined if it has no end. */
  readonly until?: number | undefined;
}

export interface SelfExclusion extends Limit {
  readonly billCode: string;
}

export interface GamePause extends Limit {
  /** The games that the limit applies to, as the service describes them; empty for all games. */
  readonly scope: string;
  readonly permanent: boolean;
}

/** The two kinds of limits. The service has one call for each. */
export type LimitKind = "selfExclusion" | "pauses";

/** The limits of a player that are in force now. */
export interface ResponsibleGaming {
  readonly selfExclusion: SelfExclusion | undefined;
  readonly pauses: readonly GamePause[];
  /** The kind of limit that could not be read, if a limit of the other kind already forbids gambling. */
  readonly missing?: LimitKind | undefined;
}

export const isInForce = (kind: LimitKind, { selfExclusion, pauses }: ResponsibleGaming) =>
  kind === "selfExclusion" ? selfExclusion !== undefined : pauses.length > 0;

/** Whether any limit is in force. */
export const isRestricted = (known: ResponsibleGaming) =>
  isInForce("selfExclusion", known) || isInForce("pauses", known);

/**
 * When the last limit in force ends, milliseconds since 1970.
 *
 * @returns undefined if one of the limits has no end
 */
export function restrictionEnd({ selfExclusion, pauses }: ResponsibleGaming): number | undefined {
  const ends = [...(selfExclusion ? [selfExclusion] : []), ...pauses].map(({ until }) => until ?? Infinity);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? last : undefined;
}

export interface InForce {
  readonly value: ResponsibleGaming;
  /** When the next limit begins or ends, milliseconds since 1970; undefined if none will. */
  readonly nextChange: number | undefined;
}

const hasEnded = ({ until }: Limit, now: number) => until !== undefined && until <= now;
const hasBegun = ({ from }: Limit, now: number) => from === undefined || from <= now;

/**
 * Chooses the limits that are in force now. A self-exclusion that the service reports as active lasts until its end.
 */
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

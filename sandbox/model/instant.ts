/** An instant as the services send it: ISO 8601, in UTC. */
export const toIsoInstant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The same for the end of a period, which may be open. */
export const toIsoInstantOrNull = (milliseconds: number | null) =>
  milliseconds === null ? null : toIsoInstant(milliseconds);

/** An instant as the services write it: ISO 8601 with its zone. */
export const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The same for an end that may never come. */
export const toInstantOrNull = (milliseconds: number | null) =>
  milliseconds === null ? null : toInstant(milliseconds);

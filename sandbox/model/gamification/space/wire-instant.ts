/** An instant as the platform writes it: in UTC, with an offset that has no colon (protocol section 3). */
export const wireInstant = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replace("Z", "+0000");

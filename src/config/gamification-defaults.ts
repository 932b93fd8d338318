/*
 * Defaults of the connection to the gamification platform. The configuration and the client use them. The file imports
 * nothing, so that the npm package's client does not contain the parsers of the configuration.
 */

/** Reconnects, in milliseconds. */
export const reconnectDefaults = { delayMs: 5000, jitterMs: 3000 } as const;

/** The time limit of a call, in milliseconds, and the header with its id. */
export const callDefaults = { timeoutMs: 30_000, idHeader: "message-id" } as const;

/**
 * True for the name of a header that can carry the id of a call: not one that STOMP itself uses in SEND or MESSAGE, and
 * without characters that need an escape (S23).
 */
export const isCallIdHeader = (name: string) =>
  /^(?!(ack|content-(length|type)|destination|receipt|subscription|transaction)$)[\w.-]+$/.test(name);

/*
 * Defaults and checks of the connection to the gamification platform, for the configuration and the client. The file
 * imports nothing, so that the npm package's client does not contain the parsers of the configuration.
 */

/** Delay before a reconnect and its maximum random addition, milliseconds. */
export const reconnectDefaults = { delayMs: 5000, jitterMs: 3000 } as const;

/** The time limit of a call, in milliseconds, and the name of the header with the call's id. */
export const callDefaults = { timeoutMs: 30_000, idHeader: "message-id" } as const;

/**
 * True for a header name that can carry the id of a call: STOMP itself does not use the name in SEND or
 * MESSAGE, and the name does not contain characters that must be escaped (S23).
 */
export const isCallIdHeader = (name: string) =>
  /^(?!(ack|content-(length|type)|destination|receipt|subscription|transaction)$)[\w.-]+$/.test(name);

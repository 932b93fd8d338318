/**
 * True for the name of a header that can carry the id of a call: not one that STOMP itself uses in SEND or MESSAGE, and
 * without characters that need an escape (S23).
 */
export const isCallIdHeader = (name: string) =>
  /^(?!(ack|content-(length|type)|destination|receipt|subscription|transaction)$)[\w.-]+$/.test(name);

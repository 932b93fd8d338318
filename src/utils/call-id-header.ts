/**
 * True for the name of a header that can carry the id of a call: not one that STOMP itself uses in SEND or MESSAGE, and
 * without characters that need an escape (S23).
 *
 * @param name the name of the header. @default "message-id"
 */
export const isCallIdHeader = (name = "message-id") =>
  /^(?!(ack|content-(length|type)|destination|receipt|subscription|transaction)$)[\w.-]+$/.test(name);

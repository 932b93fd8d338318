import type { Delivery } from "../stomp/messages";

/** The id of the call that a reply answers; empty if it has none. */
export const callIdOf = ({ headers }: Delivery): string => headers["message-id"] ?? "";

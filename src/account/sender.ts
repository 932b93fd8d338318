/** Data about the caller in every call. It is in the query or body (legacy) or in headers (stateless). */
export interface Sender {
  readonly channel: string;
  readonly requestId: string;
  readonly ipAddress: string;
  readonly infoChannel: string;
  /** @throws SessionIdUnknown */
  readonly sessionId: string;
}

/** The fields that most calls send. */
export const callerFields = ({ channel, requestId, ipAddress, infoChannel }: Sender) => ({
  channel,
  requestId,
  ipAddress,
  infoChannel,
});

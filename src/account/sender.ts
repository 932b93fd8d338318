/** What every call says of its sender, in its query or body (legacy) or in headers (stateless). */
export interface Sender {
  readonly channel: string;
  readonly requestId: string;
  readonly ipAddress: string;
  readonly infoChannel: string;
  readonly sessionId: string;
}

/** The part of the sender that most calls want. */
export const askedBy = ({ channel, requestId, ipAddress, infoChannel }: Sender) => ({
  channel,
  requestId,
  ipAddress,
  infoChannel,
});

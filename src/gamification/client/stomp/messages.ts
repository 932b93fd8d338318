/** A call as it is sent. */
export interface OutgoingCall {
  /** The header `message-id`, or the configured one, which the reply carries too. */
  readonly id: string;
  /** `/gapi/<name>` */
  readonly destination: string;
  /** JSON, in its wrapper `{"body": …}`. */
  readonly body: string;
}

/** A message of one of the two queues: headers and text as received. A reply has its call's id in `message-id`. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

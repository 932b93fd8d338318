/** A call in the form in which it is sent. */
export interface OutgoingCall {
  /** Value of the header `message-id` or the configured header, which the reply also has. */
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

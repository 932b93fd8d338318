/** A call was not made because something that it needs is missing. The message names the missing item. */
export class CallNotPossible extends Error {}

/** Something cannot be done because a configuration key is missing. */
export class NotConfigured extends CallNotPossible {
  override readonly name = "NotConfigured";
  /** @param need the rest of the message, which explains to the operator why the key is needed */
  constructor(
    readonly key: string,
    need = "is needed for this call",
  ) {
    super(`configuration "${key}" ${need}`);
  }
}

/** A call was made without its required body (specification section 5). Nothing was sent. */
export class MissingParameter extends TypeError {
  override readonly name = "MissingParameter";

  constructor(
    readonly call: string,
    /** The name of the body in the specification, such as `awardRequest`. */
    readonly parameter: string,
  ) {
    super(`${call} needs its parameter "${parameter}"`);
  }
}

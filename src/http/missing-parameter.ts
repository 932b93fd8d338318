/** A call was made without the body that it needs (specification section 5); nothing was sent. */
export class MissingParameter extends TypeError {
  override readonly name = "MissingParameter";

  constructor(
    readonly call: string,
    /** The name that the specification gives to the body, such as `awardRequest`. */
    readonly parameter: string,
  ) {
    super(`${call} needs its parameter "${parameter}"`);
  }
}

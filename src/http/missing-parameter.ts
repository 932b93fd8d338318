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

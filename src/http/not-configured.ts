import { CallNotPossible } from "./call-not-possible";

/** A call cannot be made, because a configuration key is missing. */
export class NotConfigured extends CallNotPossible {
  override readonly name = "NotConfigured";
  /** @param consequence what is missing without the key, for the operator */
  constructor(
    readonly key: string,
    consequence = "",
  ) {
    super(`configuration "${key}" is needed for this call${consequence}`);
  }
}

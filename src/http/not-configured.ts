import { CallNotPossible } from "./call-not-possible";

/** Something cannot be done because a configuration key is missing. */
export class NotConfigured extends CallNotPossible {
  override readonly name = "NotConfigured";
  /** @param need the rest of the message, for the operator */
  constructor(
    readonly key: string,
    need = "is needed for this call",
  ) {
    super(`configuration "${key}" ${need}`);
  }
}

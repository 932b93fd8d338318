import { CallNotPossible } from "./call-not-possible";

/** A call cannot be made, because a configuration key is missing. */
export class NotConfigured extends CallNotPossible {
  override readonly name = "NotConfigured";
  constructor(readonly key: string) {
    super(`configuration "${key}" is needed for this call`);
  }
}

/** A call whose address is configuration, and the configuration does not give it. */
export class NotConfigured extends Error {
  override readonly name = "NotConfigured";
  constructor(readonly key: string) {
    super(`configuration "${key}" is needed for this call`);
  }
}

/** The broker or the token service said no: the same question again would get the same answer. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** The connection did not come about, for now. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

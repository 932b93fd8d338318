/** The broker or the token service refused: the same request would be refused again. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** No connection could be made; a later attempt may succeed. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

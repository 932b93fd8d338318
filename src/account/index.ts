/** The account area of a player: session, balance, address. */
export interface Account {
  readonly session: unknown;
}

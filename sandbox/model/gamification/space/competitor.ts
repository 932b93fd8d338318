/** A participant of a board. */
export interface Competitor {
  readonly memberId: string;
  readonly memberRefId: string;
  readonly name: string;
}

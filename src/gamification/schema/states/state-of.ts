/** What entities say of their state: in words, and as a number. */
export interface Stated {
  readonly status?: string | undefined;
  readonly statusCode?: number | undefined;
}

type Codes<Name extends string> = Readonly<Record<Name, number>>;

/** The name that a table gives to a code. */
export function nameOf<Name extends string>(codes: Codes<Name>, code: number | undefined): Name | undefined {
  return (Object.keys(codes) as Name[]).find((name) => codes[name] === code);
}

/**
 * The state's name: the text where there is one, even where the code disagrees (protocol section 5). A text or a code
 * that the platform has added since has no name here.
 */
export function stateOf<Name extends string>(
  codes: Codes<Name>,
  { status, statusCode }: Stated,
): Name | undefined {
  if (status === undefined) return nameOf(codes, statusCode);
  return (Object.keys(codes) as Name[]).find((name) => name === status);
}

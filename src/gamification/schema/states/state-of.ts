/** The state of an entity, as a text and as a number. */
export interface Stated {
  readonly status?: string | undefined;
  readonly statusCode?: number | undefined;
}

type Codes<Name extends string> = Readonly<Record<Name, number>>;

/** The name of a code in a table of codes. */
export function nameOf<Name extends string>(codes: Codes<Name>, code: number | undefined): Name | undefined {
  return (Object.keys(codes) as Name[]).find((name) => codes[name] === code);
}

/**
 * The name of a state. The text wins over the code if both are present (protocol section 5).
 *
 * @returns undefined for a text or a code that the table does not have
 */
export function stateOf<Name extends string>(
  codes: Codes<Name>,
  { status, statusCode }: Stated,
): Name | undefined {
  if (status === undefined) return nameOf(codes, statusCode);
  return (Object.keys(codes) as Name[]).find((name) => name === status);
}

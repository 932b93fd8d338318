/** Parameters of a query or a form. Undefined values are left out; a list repeats its name. */
export type Parameters = Readonly<Record<string, Parameter | readonly Parameter[] | undefined>>;

export type Parameter = string | number | boolean;

/** Encodes parameters for a query or a form. */
export function toParameters(parameters: Parameters): URLSearchParams {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value ?? []].flat()) written.append(name, String(each));
  }
  return written;
}

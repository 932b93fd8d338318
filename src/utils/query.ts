/** Pairs beyond this number are ignored (specification section 9). */
const maxKeys = 1000;

function decode(encoded: string): string {
  const spaced = encoded.replace(/\+/g, " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const pairsOf = (search: string) => search.replace(/^\?/, "").split("&");
const keyOf = (pair: string) => decode(pair.split("=", 1)[0] ?? "");

/** The parameters of an address's query. The first of several with one name counts; broken escapes stay as text. */
export function parseQuery(search: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  const pairs = pairsOf(search).filter((pair) => pair !== "");
  for (const pair of pairs.slice(0, maxKeys)) {
    const key = keyOf(pair);
    const equals = pair.indexOf("=");
    if (!parameters.has(key)) parameters.set(key, equals < 0 ? "" : decode(pair.slice(equals + 1)));
  }
  return parameters;
}

/** What goes into a query or a form; nothing is written for what is undefined, and a list repeats its name. */
export type Parameters = Readonly<Record<string, Parameter | readonly Parameter[] | undefined>>;

export type Parameter = string | number | boolean;

/** Parameters as a query or a form carries them. */
export function toParameters(parameters: Parameters): URLSearchParams {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value ?? []].flat()) written.append(name, String(each));
  }
  return written;
}

/** The whole address without one parameter; all other characters stay to the letter, the hash included. */
export function withoutParameter(address: URL, name: string): string {
  const kept = pairsOf(address.search).filter((pair) => pair === "" || keyOf(pair) !== name);
  const search = kept.join("&");
  // With the origin: a path that begins with two slashes would lead elsewhere.
  return address.origin + address.pathname + (search === "" ? "" : `?${search}`) + address.hash;
}

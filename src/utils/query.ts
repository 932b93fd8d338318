/** The default limit of keys (specification section 9). */
export const defaultMaxKeys = 1000;

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

/**
 * Parses a URL's query. The first of several values with the same name is used; invalid escapes stay as text.
 * @param maxKeys later keys are ignored; repeated keys count too
 */
export function parseQuery(search: string, maxKeys = defaultMaxKeys): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  const pairs = pairsOf(search).filter((pair) => pair !== "");
  for (const pair of pairs.slice(0, maxKeys)) {
    const key = keyOf(pair);
    const equals = pair.indexOf("=");
    if (!parameters.has(key)) parameters.set(key, equals < 0 ? "" : decode(pair.slice(equals + 1)));
  }
  return parameters;
}

/** The URL without one query parameter. All other characters, including those of the fragment, stay unchanged. */
export function withoutParameter(url: URL, name: string): string {
  const kept = pairsOf(url.search).filter((pair) => pair === "" || keyOf(pair) !== name);
  const search = kept.join("&");
  // Without the origin, a path that begins with two slashes would name another host.
  return url.origin + url.pathname + (search && `?${search}`) + url.hash;
}

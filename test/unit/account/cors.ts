const safeHeaders = new Set(["accept", "accept-language", "content-language"]);
const safeTypes = /^(text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/;

/** Headers that a browser sends only after the service has allowed them. */
function headersToAllow({ headers }: Request): string[] {
  return [...headers]
    .filter(([name, value]) => !safeHeaders.has(name) && !(name === "content-type" && safeTypes.test(value)))
    .map(([name]) => name);
}

async function isAllowed(request: Request, origin: string): Promise<boolean> {
  const names = headersToAllow(request);
  if (names.length === 0) return true;
  const { headers, ok } = await fetch(request.url, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": request.method,
      "access-control-request-headers": names.join(","),
    },
  });
  const allowed = (headers.get("access-control-allow-headers") ?? "").toLowerCase().split(/\s*,\s*/);
  return (
    ok &&
    headers.get("access-control-allow-origin") === origin &&
    names.every((name) => allowed.includes(name))
  );
}

/** `fetch` as in a browser on a page of the given origin: with a preflight, which Node's `fetch` lacks. */
export const fetchFrom =
  (origin: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin && !(await isAllowed(request, origin)))
      throw new TypeError("Failed to fetch");
    return fetch(request);
  };

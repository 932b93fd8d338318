import { type HttpRequest, toParameters } from "./request";

/** Path segments that a URL parser resolves as `.` or `..`, even if they are percent-encoded. */
const dotSegment = /^(\.|%2e){1,2}$/i;

/**
 * Replaces the parameters of a path with their values. Each value is encoded, so that it stays one segment.
 *
 * @throws TypeError if a value is missing, empty or a dot segment, or if the path has a dot segment
 */
function expandPath({ method, path, pathParameters = {} }: HttpRequest): string {
  const expanded = path.replace(/\{([^{}/]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(pathParameters, name) ? String(pathParameters[name]) : "";
    if (value === "" || dotSegment.test(value))
      throw new TypeError(`${method} ${path} needs its path parameter "${name}"`);
    return encodeURIComponent(value);
  });
  if (expanded.split("/").some((segment) => dotSegment.test(segment)))
    throw new TypeError(`${path} must not contain "." or ".." segments`);
  return expanded;
}

/**
 * Builds the URL of a request. It is always below the base URL, on the same origin.
 *
 * @throws TypeError as `expandPath` does
 */
export function urlOf(base: string, request: HttpRequest): URL {
  const url = new URL(base);
  const slash = request.path.startsWith("/") ? "" : "/";
  url.pathname = url.pathname.replace(/\/$/, "") + slash + expandPath(request);
  url.search = String(toParameters(request.query ?? {}));
  url.hash = "";
  return url;
}

import { type Parameters, toParameters } from "../utils/query";
import { MissingParameter } from "../http/missing-parameter";
import type { HttpRequest } from "./request";

/** Where a browser goes up in the path, however it is written. */
const dots = /^(\.|%2e){1,2}$/i;

/**
 * The path with its parameters in their places, each encoded so that it stays one segment.
 * @throws MissingParameter where one is not given, is empty, or would lead elsewhere
 */
function expandPath({ method, path, pathParameters = {} }: HttpRequest): string {
  const expanded = path.replace(/\{([^{}/]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(pathParameters, name) ? String(pathParameters[name]) : "";
    if (value === "" || dots.test(value)) throw new MissingParameter(`${method} ${path}`, name);
    return encodeURIComponent(value);
  });
  if (expanded.split("/").some((segment) => dots.test(segment)))
    throw new TypeError(`${path} leads elsewhere`);
  return expanded;
}

/** The address of a request, always below the base and on its origin. @throws TypeError where that cannot be */
export function addressOf(base: string, request: HttpRequest, extraQuery: Parameters): string {
  const address = new URL(base);
  const slash = request.path.startsWith("/") ? "" : "/";
  address.pathname = address.pathname.replace(/\/$/, "") + slash + expandPath(request);
  address.search = String(toParameters({ ...request.query, ...extraQuery }));
  address.hash = "";
  return address.href;
}

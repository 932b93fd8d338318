import { isRecord } from "../utils/objects";
import { check, type Fields, isTime } from "./checks";

/**
 * Checks the fields of a request that can be checked alone. Its headers, body and path parameters are checked where
 * they are written.
 *
 * @throws TypeError that names the invalid field
 */
export function checkRequest(request: unknown): void {
  check({ request: isRecord(request) });
  const {
    method,
    path,
    pathParameters = {},
    query = {},
    body,
    schema,
    signal,
    timeoutMs = 1,
  } = request as Fields;
  check({
    method: /^(GET|POST|PUT|PATCH|DELETE)$/.test(method as string),
    path: typeof path === "string",
    pathParameters: isRecord(pathParameters),
    query: isRecord(query),
    body: method !== "GET" || body === undefined,
    schema: schema === undefined || (isRecord(schema) && "~run" in schema),
    signal: signal === undefined || (typeof signal === "object" && signal !== null && "aborted" in signal),
    timeoutMs: isTime(timeoutMs),
  });
}

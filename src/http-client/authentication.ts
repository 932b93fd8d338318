import { basicCredentials, headerValue } from "../http/header-value";
import { isRecord } from "../utils/objects";
import { check, type Fields } from "./checks";

/**
 * How the client authenticates. Secrets come from the configuration, never from the code (security section
 * 2). An API key in the query appears in server logs: use it only if the service supports nothing else. An
 * error of `token()` ends the call unchanged. A token that is empty or not a string ends it with a TypeError.
 */
export type Authentication =
  | { readonly kind: "bearer"; readonly token: () => string | Promise<string> }
  | { readonly kind: "basic"; readonly user: string; readonly password: string }
  | { readonly kind: "apiKey"; readonly in: "header" | "query"; readonly name: string; readonly key: string };

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** @throws TypeError that names the invalid field */
export function checkAuthentication(authentication: unknown): void {
  check({ authentication: isRecord(authentication) });
  const { kind, token, user, password, in: place, name, key } = authentication as Fields;
  const kinds = new Map<unknown, Readonly<Record<string, boolean>>>([
    ["bearer", { token: typeof token === "function" }],
    // The user's name must not contain a colon, because the first colon ends it.
    ["basic", { user: isText(user) && !user.includes(":"), password: typeof password === "string" }],
    [
      "apiKey",
      {
        in: place === "header" || place === "query",
        name: isText(name),
        key: isText(key) && headerValue(key) === key,
      },
    ],
  ]);
  check(kinds.get(kind) ?? { kind: false }, "authentication.");
}

/**
 * Adds the credentials of one request. A bearer token is requested each time.
 *
 * @throws TypeError if the token is not a string; any error of `token()`
 */
export async function authenticate(
  authentication: Authentication,
  headers: Headers,
  query: URLSearchParams,
): Promise<void> {
  if (authentication.kind === "apiKey") {
    (authentication.in === "header" ? headers : query).set(authentication.name, authentication.key);
  } else if (authentication.kind === "basic") {
    headers.set("authorization", basicCredentials(`${authentication.user}:${authentication.password}`));
  } else {
    const token = await authentication.token();
    check({ "authentication.token()": isText(token) });
    headers.set("authorization", `Bearer ${headerValue(token)}`);
  }
}

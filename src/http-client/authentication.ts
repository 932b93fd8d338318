import { basicCredentials, headerValue } from "../http/header-value";
import type { Parameters } from "./parameters";

/**
 * How the client authenticates. Secrets come from the configuration, never from the code (security section 2). An API
 * key in the query ends up in server logs: use it only if the service supports nothing else.
 */
export type Authentication =
  | { readonly kind: "bearer"; readonly token: () => string | Promise<string> }
  | { readonly kind: "basic"; readonly user: string; readonly password: string }
  | { readonly kind: "apiKey"; readonly in: "header" | "query"; readonly name: string; readonly key: string };

/** The headers and query parameters that authenticate a request. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Parameters;
}

/**
 * Creates the credentials of one request. A bearer token is requested each time.
 *
 * @throws TypeError if the token cannot be a header value; any error of `token()`
 */
export async function createCredentials(authentication: Authentication | undefined): Promise<Credentials> {
  switch (authentication?.kind) {
    case undefined:
      return { headers: {}, query: {} };
    case "bearer":
      return { headers: { authorization: `Bearer ${headerValue(await authentication.token())}` }, query: {} };
    case "basic": {
      const { user, password } = authentication;
      return { headers: { authorization: basicCredentials(`${user}:${password}`) }, query: {} };
    }
    case "apiKey": {
      const parameter = { [authentication.name]: authentication.key };
      return authentication.in === "header"
        ? { headers: parameter, query: {} }
        : { headers: {}, query: parameter };
    }
  }
}

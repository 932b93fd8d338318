import { basicCredentials, headerValue } from "../http/header-value";
import type { Parameters } from "../utils/query";

/**
 * How the client proves who it is. Secrets come from the configuration and never from the code (security section 2). A key
 * in the query ends up in the logs of servers: only for services that know nothing else.
 */
export type Authentication =
  | { readonly kind: "bearer"; readonly token: () => string | Promise<string> }
  | { readonly kind: "basic"; readonly user: string; readonly password: string }
  | { readonly kind: "apiKey"; readonly in: "header" | "query"; readonly name: string; readonly key: string };

/** What a request carries to prove it. */
export interface Proof {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Parameters;
}

export async function proofOf(authentication: Authentication | undefined): Promise<Proof> {
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
      const proof = { [authentication.name]: authentication.key };
      return authentication.in === "header" ? { headers: proof, query: {} } : { headers: {}, query: proof };
    }
  }
}

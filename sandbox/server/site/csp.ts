import type { PageRequest } from "./page";
import { hostPagesPath } from "./pages/host-pages";

/** The Content-Security-Policy of a page with the variant `csp` (security rows S06, S07, S08). */
export function contentSecurityPolicy({ path, variants, nonce, context }: PageRequest): string | undefined {
  if (!variants.csp) return undefined;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // A source with `http` does not allow WebSockets to the same origin.
    `connect-src 'self' ${context.origins.account} ${context.origins.account.replace(/^http/, "ws")}`,
    // Some challenges show their question in an iframe, and `/test/host-pages` shows each of its pages in an
    // iframe.
    ...(/^turnstile|-asking$/.test(variants.bot) || path === hostPagesPath ? ["frame-src 'self'"] : []),
    // A form that opens a table is sent to the games' origin.
    `form-action 'self' ${context.origins.account}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(variants.csp === "trusted-types"
      ? ["require-trusted-types-for 'script'", "trusted-types vetrina"]
      : []),
  ].join("; ");
}

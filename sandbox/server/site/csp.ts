import type { PageRequest } from "./page";

/** The Content-Security-Policy that a variant asks for (security rows S06, S07, S08). */
export function contentSecurityPolicy({ variants, nonce, context }: PageRequest): string | undefined {
  if (!variants.csp) return undefined;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // An http origin does not stand for its WebSockets.
    `connect-src 'self' ${context.origins.account} ${context.origins.account.replace(/^http/, "ws")}`,
    // A provider that may ask something does so in a frame of its own.
    ...(variants.bot.startsWith("turnstile") ? ["frame-src 'self'"] : []),
    // A table is opened by a form that goes to the games' own origin.
    `form-action 'self' ${context.origins.account}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(variants.csp === "trusted-types"
      ? ["require-trusted-types-for 'script'", "trusted-types vetrina"]
      : []),
  ].join("; ");
}

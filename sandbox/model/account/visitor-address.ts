import type { Answer } from "../envelope";

/** Is appended to a page's path: `/calendario.getIpAddress.json`, and `/.getIpAddress.json` for the home page. */
export const addressSuffix = ".getIpAddress.json";

/** A visitor behind one proxy. The addresses are reserved for documentation and for private networks. */
export const visitorAddress: Answer = { status: 200, body: { clientIpAddress: "203.0.113.7, 10.0.0.1" } };

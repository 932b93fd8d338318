import type { CookieJar } from "../../../src/platform/cookies";

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly domain: string | undefined;
  /** Time of expiry in milliseconds since 1970. */
  readonly until: number;
  readonly attributes: readonly string[];
}

export interface MemoryJar extends CookieJar {
  /** All assignments to the cookie jar, unchanged. */
  readonly written: string[];
  /** Cookies with a given name that have not expired. */
  kept(name: string): readonly Kept[];
  /** Names of all cookies that have not expired. */
  names(): string[];
}

export interface MemoryJarOptions {
  /** Host of the page. The jar refuses cookies for a domain that does not match the host. */
  readonly host?: string;
  /** Refuses all cookies, as a browser with cookies switched off. */
  readonly isBlocked?: boolean;
  /** Refuses `Secure` cookies, as WebKit does over http, even on localhost. */
  readonly refusesSecure?: boolean;
  /** Refuses cookies for a domain, as a browser does for public suffixes. */
  readonly refusesDomains?: boolean;
}

/**
 * A cookie jar with a browser's rules: one entry per name and domain, expiry, and the limit of 4 kB. It
 * refuses cookies silently.
 */
export function memoryJar(options: MemoryJarOptions = {}): MemoryJar {
  const { host = "www.vetrina.test" } = options;
  const cookies = new Map<string, Kept>();
  const written: string[] = [];
  const living = () => [...cookies.values()].filter(({ until }) => until > Date.now());
  const fits = (domain: string | undefined) =>
    domain === undefined || (!options.refusesDomains && (host === domain || host.endsWith(`.${domain}`)));
  return {
    written,
    read: () =>
      living()
        .map(({ name, value }) => `${name}=${value}`)
        .join("; "),
    write(assignment) {
      written.push(assignment);
      const [pair = "", ...attributes] = assignment.split("; ");
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(pair.indexOf("=") + 1);
      const attribute = (key: string) =>
        attributes.find((text) => text.startsWith(`${key}=`))?.slice(key.length + 1);
      const domain = attribute("Domain");
      const maxAge = attribute("Max-Age");
      if (options.refusesSecure && attributes.includes("Secure")) return;
      if (options.isBlocked || !fits(domain) || pair.length > 4096) return;
      const until = maxAge === undefined ? Infinity : Date.now() + Number(maxAge) * 1000;
      const key = `${name} ${domain ?? ""}`;
      if (until <= Date.now()) cookies.delete(key);
      else cookies.set(key, { name, value, domain, until, attributes });
    },
    kept: (name) => living().filter((cookie) => cookie.name === name),
    names: () => living().map(({ name }) => name),
  };
}

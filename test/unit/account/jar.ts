import type { CookieJar } from "../../../src/platform/cookies";

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly domain: string | undefined;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly attributes: readonly string[];
}

export interface MemoryJar extends CookieJar {
  /** Each assignment as it was written. */
  readonly written: string[];
  /** The cookies of this name that live now. */
  kept(name: string): readonly Kept[];
  /** Names of all living cookies. */
  names(): string[];
}

export interface MemoryJarOptions {
  /** The page's host: a domain that it does not end with is refused. */
  readonly host?: string;
  /** Refuses everything, as a browser does where cookies are switched off. */
  readonly isBlocked?: boolean;
  /** Refuses `Secure` cookies, as WebKit does over plain http, on this machine too. */
  readonly refusesSecure?: boolean;
  /** Refuses cookies for a domain, as a browser does for public suffixes. */
  readonly refusesDomains?: boolean;
}

/** A browser's jar: one entry per name and domain, lifetimes, the 4 kB limit, everything refused without a word. */
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
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
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

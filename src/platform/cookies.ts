import type { ReportError } from "./errors";
import type { Log } from "../utils/log";

/** `document.cookie` as two functions; tests bring a jar of their own. */
export interface CookieJar {
  read(): string;
  write(assignment: string): void;
}

export interface Cookies {
  /** The decoded value of exactly this name; the first of several. Text that does not decode is given as it is. */
  read(name: string): string | undefined;
  /**
   * Writes and looks whether it is there; otherwise host-only, and at last in this page's memory alone.
   * @param maxAge seconds; without it the cookie lives as long as the browser's session
   * @throws CookieRefused for a value with a control character or `;`
   */
  write(name: string, value: string, maxAge?: number): void;
  /** Deletes the host-only and the domain variant, and what was kept in memory. */
  remove(name: string): void;
  /** Forgets what only this page holds: another tab has logged out. */
  forgetMemory(): void;
}

/** A value or name that must not stand in a cookie. The value itself is never in the message. */
export class CookieRefused extends Error {
  override readonly name = "CookieRefused";
}

export interface CookiesOptions {
  readonly jar?: CookieJar;
  /** The page's address: decides about `Secure`, and whether the domain fits. */
  readonly address: () => URL;
  /** Configured cookie domain, with or without a leading dot. */
  readonly domain: () => string | undefined;
  readonly log: Log;
  readonly report: ReportError;
  /** Milliseconds since 1970, for what is kept in memory. */
  readonly now?: () => number;
}

/** In a sandboxed frame even touching `document.cookie` throws (S30): it holds nothing then. */
const documentJar: CookieJar = {
  read() {
    try {
      return document.cookie;
    } catch {
      return "";
    }
  },
  write(assignment) {
    try {
      document.cookie = assignment;
    } catch {
      // Nothing was kept, which whoever wrote it sees by reading.
    }
  },
};

const legalName = /^[\w!#$%&'*+.^`|~-]+$/;
const thisMachine = /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/;

const isForbidden = (character: string) => character === ";" || character < " " || character === "\u007f";

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** All raw values under exactly this name, in the jar's order. */
function rawValues(jar: string, name: string): string[] {
  return jar
    .split(";")
    .map((pair) => pair.trimStart())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1).trimEnd());
}

function encode(name: string, value: string): string {
  if (!legalName.test(name)) throw new CookieRefused("a cookie's name has a forbidden character");
  if ([...value].some(isForbidden))
    throw new CookieRefused(`the value for ${name} has a forbidden character`);
  return encodeURIComponent(value);
}

/** The domain without its dot, where the page's host is that domain or below it. */
function fittingDomain(host: string, domain: string | undefined): string | undefined {
  const bare = domain?.trim().replace(/^\./, "").toLowerCase();
  return bare && (host === bare || host.endsWith(`.${bare}`)) ? bare : undefined;
}

export function createCookies(options: CookiesOptions): Cookies {
  const { jar = documentJar, address, log, report, now = () => Date.now() } = options;
  const memory = new Map<string, { readonly value: string; readonly until: number }>();
  let domainComplained = false;
  let memoryComplained = false;

  /** WebKit refuses `Secure` on this machine over plain http: what it refuses is written again without. */
  function assign(name: string, encoded: string, maxAge: number | undefined, domain: string | undefined) {
    const put = (value: string, age: number | undefined, secure: boolean) => {
      const attributes = [
        `${name}=${value}`,
        "Path=/",
        "SameSite=Lax",
        ...(age === undefined ? [] : [`Max-Age=${Math.floor(age)}`]),
        ...(domain === undefined ? [] : [`Domain=${domain}`]),
        ...(secure ? ["Secure"] : []),
      ];
      jar.write(attributes.join("; "));
    };
    const isDone = () => (maxAge === 0 ? rawValues(jar.read(), name).length === 0 : isThere(name, encoded));
    const { protocol, hostname } = address();
    const isHttps = protocol === "https:";
    const isHere = !isHttps && thisMachine.test(hostname);
    // An older cookie of the same value would hide that this one is refused.
    if (isHere && isThere(name, encoded)) put("", 0, false);
    if (isHttps || isHere) put(encoded, maxAge, true);
    if (!isHttps && !(isHere && isDone())) put(encoded, maxAge, false);
  }

  /** Both variants: a browser keeps a host-only and a domain cookie of one name side by side. */
  function erase(name: string) {
    assign(name, "", 0, undefined);
    const domain = fittingDomain(address().hostname, options.domain());
    if (domain !== undefined) assign(name, "", 0, domain);
  }

  /** Browsers drop a cookie above 4 kB, or for a domain they do not accept, without a word. */
  const isThere = (name: string, encoded: string) => rawValues(jar.read(), name).includes(encoded);

  function complainOfDomain() {
    if (domainComplained) return;
    domainComplained = true;
    log.warn("cookie domain not available");
    report("cookie-domain", new Error("cookie domain not available"));
  }

  function keepInMemory(name: string, value: string, maxAge: number | undefined) {
    memory.set(name, { value, until: maxAge === undefined ? Infinity : now() + maxAge * 1000 });
    if (memoryComplained) return;
    memoryComplained = true;
    log.warn("this browser does not keep the site's cookies: the session lasts as long as this page");
  }

  function writeForDomain(name: string, encoded: string, maxAge: number | undefined): boolean {
    const configured = options.domain();
    if (!configured) return false;
    const domain = fittingDomain(address().hostname, configured);
    if (domain !== undefined) {
      // An older host-only cookie would be read first.
      assign(name, "", 0, undefined);
      assign(name, encoded, maxAge, domain);
      if (isThere(name, encoded)) return true;
    }
    complainOfDomain();
    return false;
  }

  return {
    read(name) {
      const [raw] = rawValues(jar.read(), name);
      if (raw !== undefined) return decode(raw);
      const kept = memory.get(name);
      return kept && kept.until > now() ? kept.value : undefined;
    },
    write(name, value, maxAge) {
      const encoded = encode(name, value);
      memory.delete(name);
      if (writeForDomain(name, encoded, maxAge)) return;
      assign(name, encoded, maxAge, undefined);
      if (!isThere(name, encoded)) {
        // The browser still holds the older value, which would be read instead.
        erase(name);
        keepInMemory(name, value, maxAge);
      }
    },
    remove(name) {
      memory.delete(name);
      erase(name);
    },
    forgetMemory() {
      memory.clear();
    },
  };
}

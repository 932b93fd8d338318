import type { Log } from "../utils/log";
import { pageDocument } from "../utils/page-document";
import type { ReportError } from "./errors";

/** `document.cookie` as two functions. Tests replace it. */
export interface CookieJar {
  read(): string;
  write(assignment: string): void;
}

export interface Cookies {
  /**
   * The decoded value of the first cookie with exactly this name. A value that cannot be decoded is returned unchanged.
   */
  read(name: string): string | undefined;
  /**
   * Writes a cookie for the configured domain. If the browser does not keep the cookie, writes it host-only,
   * and as a last resort only to the memory of this page.
   * @param maxAge seconds; without it the cookie lives as long as the browser's session
   * @throws CookieRefused for a value with a control character or `;`
   */
  write(name: string, value: string, maxAge?: number): void;
  /** Deletes the cookie: host-only, for the domain, and in memory. */
  remove(name: string): void;
  /** Deletes all cookies that are only in the memory of this page. Called after a logout in another tab. */
  forgetMemory(): void;
}

/**
 * Thrown if a name or value contains a character that cookies do not allow. The message does not contain the
 * value.
 */
export class CookieRefused extends Error {
  override readonly name = "CookieRefused";
}

export interface CookiesOptions {
  readonly jar?: CookieJar | undefined;
  /** The page's URL. `Secure` and the choice of the domain depend on it. */
  readonly url: () => URL;
  /** The configured cookie domain, with or without a leading dot. */
  readonly domain: () => string | undefined;
  readonly log: Log;
  readonly report: ReportError;
  /**
   * The time in milliseconds since 1970, for cookies in memory.
   * @default Date.now
   */
  readonly now?: () => number;
}

/** In a sandboxed iframe any access to `document.cookie` throws (S30), so the jar is empty. */
const documentJar: CookieJar = {
  read() {
    try {
      return pageDocument.cookie;
    } catch {
      return "";
    }
  },
  write(assignment) {
    try {
      pageDocument.cookie = assignment;
    } catch {
      // The caller reads the cookie back and detects that it is missing.
    }
  },
};

const validName = /^[\w!#$%&'*+.^`|~-]+$/;
const loopbackHost = /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/;

const isForbidden = (character: string) => character === ";" || character < " " || character === "\u007f";

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The raw values of all cookies with exactly this name, in the order of the jar. */
function rawValues(jar: string, name: string): string[] {
  return jar
    .split(";")
    .map((pair) => pair.trimStart())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1).trimEnd());
}

function encode(name: string, value: string): string {
  if (!validName.test(name)) throw new CookieRefused("a cookie's name has a forbidden character");
  if ([...value].some(isForbidden))
    throw new CookieRefused(`the value for ${name} has a forbidden character`);
  return encodeURIComponent(value);
}

/** The domain without its leading dot, if the host is that domain or a subdomain; otherwise undefined. */
function matchingDomain(host: string, domain: string | undefined): string | undefined {
  const name = domain?.trim().replace(/^\./, "").toLowerCase();
  return name && (host === name || host.endsWith(`.${name}`)) ? name : undefined;
}

export function createCookies(options: CookiesOptions): Cookies {
  const { jar = documentJar, url, log, report, now = () => Date.now() } = options;
  const memory = new Map<string, { readonly value: string; readonly until: number }>();
  let isDomainReported = false;
  let isMemoryReported = false;

  /** Browsers silently drop a cookie above 4 kB or for a domain that they do not accept. */
  const isKept = (name: string, encoded: string) => rawValues(jar.read(), name).includes(encoded);

  /**
   * Writes a cookie, with `Secure` over https and on localhost. If the browser refuses that cookie on
   * localhost over http, as WebKit does, writes it again without `Secure`.
   */
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
    const isDone = () => (maxAge === 0 ? rawValues(jar.read(), name).length === 0 : isKept(name, encoded));
    const { protocol, hostname } = url();
    const isHttps = protocol === "https:";
    const isLoopback = !isHttps && loopbackHost.test(hostname);
    // If an older cookie has the same value, a refusal of the new cookie is not detected. The older cookie is
    // not deleted first: a tab that reads the cookies in between would end its session.
    if (isLoopback && isKept(name, encoded)) put(encoded, maxAge, false);
    if (isHttps || isLoopback) put(encoded, maxAge, true);
    if (!isHttps && !(isLoopback && isDone())) put(encoded, maxAge, false);
  }

  /** Deletes both variants: browsers keep a host-only and a domain cookie of the same name. */
  function erase(name: string) {
    assign(name, "", 0, undefined);
    const domain = matchingDomain(url().hostname, options.domain());
    if (domain !== undefined) assign(name, "", 0, domain);
  }

  function reportDomain() {
    if (isDomainReported) return;
    isDomainReported = true;
    log.warn("cookie domain not available: the host of this page does not belong to cookies.domain");
    report("cookie-domain", new Error("cookie domain not available"));
  }

  function keepInMemory(name: string, value: string, maxAge: number | undefined) {
    memory.set(name, { value, until: maxAge === undefined ? Infinity : now() + maxAge * 1000 });
    if (isMemoryReported) return;
    isMemoryReported = true;
    log.warn("this browser does not keep the site's cookies: the session lasts as long as this page");
  }

  function writeForDomain(name: string, encoded: string, maxAge: number | undefined): boolean {
    const configured = options.domain();
    if (!configured) return false;
    const domain = matchingDomain(url().hostname, configured);
    if (domain !== undefined) {
      // Deletes an older host-only cookie, which would be read before the new one.
      assign(name, "", 0, undefined);
      assign(name, encoded, maxAge, domain);
      if (isKept(name, encoded)) return true;
    }
    reportDomain();
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
      if (!isKept(name, encoded)) {
        // Deletes the older value, which is still in the browser and would be read instead of the new one.
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

import type { ConfigStore } from "../config";
import { attributeName, type WidgetDefinition } from "../definition";
import { startEarlyRead } from "../http/early-reads";
import { documentParsed } from "../platform/lifecycle";
import { demoAround, isEdited, type Page } from "../platform/page";
import { isNear } from "../platform/visibility/near-viewport";
import type { Services } from "../services/services";
import { isRecord } from "../utils/objects";
import { pageDocument } from "../utils/page-document";
import { safeUrl } from "../utils/url";

/** The configuration keys of the URLs that a service calls. */
const urlKeys: Readonly<Record<string, readonly string[]>> = {
  http: ["account.origin"],
  account: ["account.origin"],
  bonus: ["bonus.origin"],
  liveCasino: ["liveCasino.playtech.feedUrl", "liveCasino.evolution.feedUrl"],
  gamification: ["gamification.url", "gamification.tokenUrl"],
};

/**
 * Requests to services are sent without cookies, so the connections use the CORS mode `anonymous`. A socket
 * does not have a CORS mode.
 */
const socketKey = "gamification.url";

/** Returns the unchecked value of a key such as `bonus.paths.list`, as the page last set it. */
function settingOf(config: ConfigStore, key: string): unknown {
  const [section = "", ...names] = key.split(".");
  const parts = (config.get() as Readonly<Record<string, unknown>>)[section] as readonly unknown[];
  const valueIn = (part: unknown) =>
    names.reduce((value, name) => (isRecord(value) ? value[name] : undefined), part);
  return parts.map(valueIn).findLast((value) => value !== undefined);
}

function urlOf(config: ConfigStore, page: Page, key: string, base = page.url()): URL | undefined {
  const url = safeUrl(settingOf(config, key), base);
  return url === undefined ? undefined : new URL(url);
}

/**
 * Returns the URL that the service of a widget will read for this element; undefined if the service will not
 * read a URL.
 */
function readFor(element: Element, { early }: WidgetDefinition, { config, page }: Services) {
  if (!early || (early.unless && settingOf(config, early.unless) !== undefined)) return undefined;
  const valueOf = (field: string) => element.getAttribute(attributeName(field))?.trim() ?? "";
  if (Object.entries(early.when ?? {}).some(([field, value]) => valueOf(field) !== value)) return undefined;
  const base = early.origin ? urlOf(config, page, early.origin) : undefined;
  const url = urlOf(config, page, early.key, base);
  for (const [name, field] of Object.entries(early.query ?? {})) {
    const requested = page
      .url()
      .searchParams.get(early.urlParameter ?? "")
      ?.trim();
    const value = valueOf(field) || requested;
    if (!value) return undefined;
    url?.searchParams.set(name, value);
  }
  return url?.href;
}

/** Connects to the origin of a service before the code of the service has loaded. */
function connect(key: string, { config, page }: Services): void {
  const { origin } = urlOf(config, page, key) ?? page.url();
  if (origin === page.url().origin) return;
  const link = pageDocument.createElement("link");
  link.rel = "preconnect";
  link.href = origin;
  if (key !== socketKey) link.crossOrigin = "anonymous";
  const isThere = [...pageDocument.head.querySelectorAll<HTMLLinkElement>('link[rel="preconnect"]')].some(
    ({ href, crossOrigin }) => href === link.href && crossOrigin === link.crossOrigin,
  );
  if (!isThere) pageDocument.head.append(link);
}

function startReads(catalogue: readonly WidgetDefinition[], services: Services): void {
  const { config, page } = services;
  if (page.isEdited()) return;
  for (const definition of catalogue) {
    const { tag, mount, needs = [] } = definition;
    if (config.get().disabledElements.includes(tag)) continue;
    const elements = [...pageDocument.querySelectorAll(tag)].filter(
      (element) => !demoAround(element) && !isEdited(element) && (mount !== "near" || isNear(element)),
    );
    if (elements.length === 0) continue;
    for (const key of needs.flatMap((need) => urlKeys[need] ?? [])) connect(key, services);
    for (const element of elements) {
      const url = readFor(element, definition, services);
      if (url) startEarlyRead(url);
    }
  }
}

/**
 * Connects to the services of the page's widgets and starts their public reads while the services' code is
 * loading (decision 36). It runs now, and once more when the page has been parsed. It has no effect in demo mode
 * or where an author edits.
 */
export function startEarlyReads(catalogue: readonly WidgetDefinition[], services: Services): void {
  startReads(catalogue, services);
  if (pageDocument.readyState === "loading")
    void documentParsed().then(() => startReads(catalogue, services));
}

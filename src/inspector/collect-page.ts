import type { WidgetDefinition } from "../definition";
import { demoAround } from "../platform/page";
import type { Services } from "../services/services";
import { pageDocument } from "../utils/page-document";
import { blockFault, similarBlock } from "./config-block";
import type { CallFact, ChunkFact, ConnectionFact, PolicyViolation } from "./inspection";
import { type ConfigProblem, configProblems } from "./log-facts";
import { nearestTag } from "./nearest";
import { lacksPlatform, platformKey } from "./platform";

/** The library's files that the browser has loaded, in order. A file is fetched, then imported: the first counts. */
export function readChunks(base: string): ChunkFact[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const chunks = new Map<string, ChunkFact>();
  for (const { name: address, encodedBodySize, transferSize } of entries) {
    const [, name] = /^([\w-]+)-\w+\.js$/.exec(address.slice(base.length)) ?? [];
    if (!address.startsWith(base) || name === undefined || chunks.has(name)) continue;
    const isKnown = encodedBodySize > 0;
    // A server of another origin may keep the sizes to itself.
    if (!isKnown) chunks.set(name, { name });
    else chunks.set(name, { name, bytes: encodedBodySize, from: transferSize > 0 ? "network" : "cache" });
  }
  return [...chunks.values()];
}

/** The counts of a log, each name once: what was asked for most first. */
export function readCalls(counts: ReadonlyMap<string, number>, ownOrigin: string): CallFact[] {
  const names = new Set(
    [...counts.keys()].filter((key) => key.includes(" ")).map((key) => key.slice(key.indexOf(" ") + 1)),
  );
  return [...names]
    .map((name) => ({
      name: name.replace(` ${ownOrigin}/`, " /"),
      asked: counts.get(`asked ${name}`),
      sent: counts.get(`sent ${name}`) ?? 0,
    }))
    .sort((one, other) => (other.asked ?? 0) - (one.asked ?? 0) || other.sent - one.sent);
}

/** The connection of the page's own services; undefined if nothing has loaded it. */
export function readConnection({ gamification }: Services): ConnectionFact | undefined {
  const state = gamification.current?.$state.get();
  if (!state) return undefined;
  return {
    status: state.status,
    ...("transport" in state && { transport: state.transport }),
    ...("attempt" in state && { attempt: state.attempt }),
  };
}

/**
 * Tags in the key `disabled` that no element has, what the library has logged about the configuration, and the address
 * of the platform, if an element of the page needs it.
 */
export function readConfigProblems(
  services: Services,
  catalogue: readonly WidgetDefinition[],
  readPageConfiguration: (complain: (message: string) => void) => unknown,
): ConfigProblem[] {
  const { config, log } = services;
  const tags: readonly string[] = catalogue.map(({ tag }) => tag);
  const complaints: string[] = [];
  readPageConfiguration((message) => complaints.push(message));
  const unknownTags = config.get().disabled.filter((tag) => !tags.includes(tag));
  const problems = configProblems([...complaints, ...(log.history?.messages ?? [])]).map((each) =>
    each.problem === "block" ? { ...each, fault: blockFault() } : each,
  );
  const similar = similarBlock();
  const lacking = catalogue.filter((each) => lacksPlatform(services, each));
  const needsUrl = lacking.some(({ tag }) => [...pageDocument.querySelectorAll(tag)].some(isOfPage));
  const isTold = problems.some((each) => "key" in each && each.key === platformKey);
  return [
    ...problems,
    ...(similar === undefined ? [] : [{ problem: "similarBlock" as const, id: similar }]),
    ...(needsUrl && !isTold ? [{ problem: "missing" as const, key: platformKey }] : []),
    ...unknownTags.map((tag) => ({
      problem: "unknown" as const,
      key: `disabled: ${tag}`,
      path: "disabled: ",
      right: nearestTag(tag, tags),
    })),
  ];
}

const isOfPage = (element: Element) => demoAround(element) === null;

/** Versions of copies of the script that stopped because this one was first. */
export function readCopies(): string[] {
  return (window as { Vetrina?: { copies?: string[] } }).Vetrina?.copies ?? [];
}

/** The panel shows at most this number of duplicate ids, so that the list stays short. */
const maxIds = 10;

export function readDuplicateIds(): string[] {
  const ids = [...pageDocument.querySelectorAll("[id]")].map(({ id }) => id);
  const seen = new Set<string>();
  const duplicates = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
  return [...duplicates].filter((id) => id !== "").slice(0, maxIds);
}

/** Of an address its origin; of anything else, such as `inline`, the word. */
function blockedOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url ? (url.origin === "null" ? url.protocol : url.origin) : address || "?";
}

interface ViolationBody {
  readonly effectiveDirective?: string | null;
  readonly blockedURL?: string | null;
}

/**
 * Collects what the page's policy refuses: from now on, and in Chromium also what it refused before.
 *
 * @returns the refusals so far, and a function that ends it
 */
export function watchPolicy(): { readonly violations: () => PolicyViolation[]; stop(): void } {
  const found = new Map<string, PolicyViolation>();
  const add = (directive: string, blockedURL: string) => {
    const blocked = blockedOf(blockedURL);
    found.set(`${directive} ${blocked}`, { directive, blocked });
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    add(effectiveDirective, blockedURI);
  };
  const observer =
    "ReportingObserver" in globalThis
      ? new ReportingObserver(
          (reports) => {
            for (const { body } of reports) {
              const { effectiveDirective, blockedURL } = (body ?? {}) as ViolationBody;
              add(effectiveDirective ?? "", blockedURL ?? "");
            }
          },
          { types: ["csp-violation"], buffered: true },
        )
      : undefined;
  observer?.observe();
  pageDocument.addEventListener("securitypolicyviolation", onViolation);
  return {
    violations: () => [...found.values()],
    stop() {
      observer?.disconnect();
      pageDocument.removeEventListener("securitypolicyviolation", onViolation);
    },
  };
}

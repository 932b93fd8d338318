import { tourDescription } from "../config/sections/tour";
import { demoAround } from "../platform/page";
import type { Services } from "../services/services";
import { pageDocument } from "../utils/page-document";
import { jsonError, lacksPlatform, similarBlock } from "./configuration";
import type { ExpectedKind, PageFacts } from "./findings/facts";
import { platformKey } from "./findings/finding";
import { nearestTag } from "./findings/nearest";
import { configProblems } from "./findings/page";
import type { InspectorEnvironment } from "./read-element";

/** Inputs of the inspector that the checks of single elements do not need. */
export interface PageEnvironment extends InspectorEnvironment {
  /** The library's version. */
  readonly version: string;
  /** The kinds of configuration keys, by path. */
  readonly keys: Readonly<Record<string, ExpectedKind>>;
  /**
   * Reads the page's configuration block again, and passes a message about each problem in it to `complain`.
   */
  readonly readPageConfiguration: (complain: (message: string) => void) => unknown;
}

/** The folder of the library's files, which is the folder of this file. */
const base = new URL(".", import.meta.url).href;

/**
 * The library's files that the browser has loaded, in order. A file has two entries, because it is fetched
 * and then imported. The first entry counts.
 */
function readFiles(): PageFacts["files"] {
  const files = new Map<string, number | undefined>();
  for (const entry of performance.getEntriesByType("resource") as PerformanceResourceTiming[]) {
    const [, name] = /^([\w-]+)-\w+\.js$/.exec(entry.name.slice(base.length)) ?? [];
    // A server of another origin may hide the size.
    if (entry.name.startsWith(base) && name && !files.has(name))
      files.set(name, entry.encodedBodySize || undefined);
  }
  return [...files].map(([name, bytes]) => ({ name, bytes }));
}

/** The counts of calls in the log by name, highest count first. */
function readCalls(counts: ReadonlyMap<string, number>): PageFacts["calls"] {
  const names = new Set(
    [...counts.keys()].filter((key) => key.includes(" ")).map((key) => key.slice(key.indexOf(" ") + 1)),
  );
  return [...names]
    .map((name) => ({
      name: name.replace(` ${location.origin}/`, " /"),
      requested: counts.get(`requested ${name}`),
      sent: counts.get(`sent ${name}`) ?? 0,
    }))
    .sort((one, other) => (other.requested ?? 0) - (one.requested ?? 0) || other.sent - one.sent);
}

function readConnection({ gamification }: Services): string | undefined {
  const state = gamification.current?.$state.get();
  return state && [state.status, "transport" in state && state.transport].filter(Boolean).join(", ");
}

/**
 * Problems that the library has logged, tags in `disabledElements` that no element has, and the URL of the platform if it is
 * needed.
 */
function readConfig(environment: PageEnvironment): PageFacts["config"] {
  const { catalogue, services, keys, readPageConfiguration } = environment;
  const { config, log } = services;
  const tags: readonly string[] = catalogue.map(({ tag }) => tag);
  const complaints: string[] = [];
  // Reading the section of tours logs its mistakes, which would otherwise be logged only when a tour starts.
  config.section("tour", tourDescription)();
  readPageConfiguration((message) => complaints.push(message));
  const problems = configProblems([...complaints, ...(log.history?.messages ?? [])], keys);
  const isUsed = (tag: string) => [...pageDocument.querySelectorAll(tag)].some((each) => !demoAround(each));
  const needsUrl = catalogue.some((each) => lacksPlatform(services, each) && isUsed(each.tag));
  const isNamed = problems.some(({ key }) => key === platformKey);
  return [
    ...problems,
    ...(needsUrl && !isNamed ? [{ problem: "missing" as const, key: platformKey }] : []),
    ...config
      .get()
      .disabledElements.filter((tag) => !tags.includes(tag))
      .map((tag) => ({
        problem: "unknown" as const,
        key: `disabledElements: ${tag}`,
        path: "disabledElements: ",
        right: nearestTag(tag, tags),
      })),
  ];
}

/** Maximum number of duplicate ids that are listed. */
const maxIds = 10;

function readDuplicateIds(): string[] {
  const ids = [...pageDocument.querySelectorAll("[id]")].map(({ id }) => id);
  const seen = new Set<string>();
  const duplicates = new Set(ids.filter((id) => id !== "" && (seen.has(id) || !seen.add(id))));
  return [...duplicates].slice(0, maxIds);
}

const isVersion = (text: string) => /^\d{1,3}(\.\d{1,3}){2}$/.test(text);

interface RefusalBody {
  readonly effectiveDirective?: string | null;
  readonly blockedURL?: string | null;
}

/** The origin of a URL. For anything else, such as `inline`, the value itself. */
function blockedOf(blocked: string): string {
  const url = URL.canParse(blocked) ? new URL(blocked) : undefined;
  return url ? (url.origin === "null" ? url.protocol : url.origin) : blocked || "?";
}

/**
 * Starts collecting the refusals by the page's Content-Security-Policy. Only Chromium also reports earlier
 * refusals.
 *
 * @returns a reader of the page's facts
 */
export function createPageReader(environment: PageEnvironment): { read(): PageFacts; stop(): void } {
  const { services, version } = environment;
  const refusals = new Map<string, readonly [string, string]>();
  const observer =
    "ReportingObserver" in globalThis
      ? new ReportingObserver(
          (reports) => {
            for (const { body } of reports) {
              const { effectiveDirective, blockedURL } = (body ?? {}) as RefusalBody;
              const refusal = [effectiveDirective ?? "", blockedOf(blockedURL ?? "")] as const;
              refusals.set(refusal.join(" "), refusal);
            }
          },
          { types: ["csp-violation"], buffered: true },
        )
      : undefined;
  observer?.observe();
  return {
    read: () => ({
      version,
      url: location.origin + location.pathname,
      browser: navigator.userAgent,
      viewport: `${innerWidth} × ${innerHeight}`,
      base,
      config: readConfig(environment),
      jsonError: jsonError(),
      similarBlock: similarBlock(),
      copies: ((window as { Vetrina?: { copies?: string[] } }).Vetrina?.copies ?? []).map((copy) =>
        isVersion(copy) ? copy : "?",
      ),
      duplicateIds: readDuplicateIds(),
      refusals: [...refusals.values()],
      connection: readConnection(services),
      calls: readCalls(services.log.history?.counts ?? new Map<string, number>()),
      files: readFiles(),
    }),
    stop: () => observer?.disconnect(),
  };
}

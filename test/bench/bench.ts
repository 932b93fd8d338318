import type { Browser } from "playwright-core";
import type { Sandbox } from "../../sandbox/server";

/**
 * A host name for pages as players see them, which browsers resolve to this machine. On `localhost` itself
 * the library checks for authors' errors, which costs players nothing.
 */
export const publicHost = "gioco.localhost";

/** The demo site with each build. */
export interface Sites {
  readonly sandbox: Sandbox;
  /** The demo site with the light build; undefined if the light build does not exist. */
  readonly light: Sandbox | undefined;
  /** The demo site with another build, for example an older one; undefined without `--before`. */
  readonly before: Sandbox | undefined;
}

/** The browser and the servers that all cases use. */
export interface Bench extends Sites {
  readonly browser: Browser;
  /** The sites at `publicHost`. */
  readonly publicSites: Sites;
  /** The demo site's origin, with compressed texts, as a CMS would serve it. */
  readonly siteUrl: string;
  /** Origin of the demo site with the light build; undefined if the light build does not exist. */
  readonly lightUrl: string | undefined;
}

/** The results of one round, by metric: `{"mount ms": 12.5}`. All contenders of a case have the same metrics. */
export type Sample = Readonly<Record<string, number>>;

/** One of the implementations that a case compares. */
export interface Contender {
  readonly name: string;
  measure(): Promise<Sample>;
}

/** Makes contenders that differ only in their element. */
export const contenderFor =
  <Tag extends string>(measure: (tag: Tag) => Promise<Sample>) =>
  (name: string, tag: Tag): Contender => ({ name, measure: () => measure(tag) });

/**
 * One table of contenders with the same task. The first contenders are references: the results of the others
 * are divided by theirs.
 */
export interface BenchCase {
  readonly title: string;
  /** How the numbers are measured, in one line. */
  readonly note: string;
  readonly contenders: readonly Contender[];
  /** The number of references. @default 1 */
  readonly references?: number;
  /** True if every round produces the same numbers, as with file sizes. */
  readonly exact?: boolean;
}

/** The cases of one file in `cases/`. `--only <name>` runs only these. */
export interface CaseGroup {
  readonly name: string;
  prepare(bench: Bench): Promise<readonly BenchCase[]>;
}

import type { Browser } from "playwright-core";
import type { Sandbox } from "../../sandbox/server";

/** What a case finds ready. */
export interface Bench {
  readonly browser: Browser;
  readonly sandbox: Sandbox;
  /** The demo site's origin as a CMS would serve it: its texts compressed. */
  readonly siteUrl: string;
}

/** What one round measured, by metric: `{"mount ms": 12.5}`. A metric is the same in all contenders of a case. */
export type Sample = Readonly<Record<string, number>>;

/** One of those who are compared. */
export interface Contender {
  readonly name: string;
  measure(): Promise<Sample>;
}

/** Contenders that differ by an element alone. */
export const contenderFor =
  <Tag extends string>(measure: (tag: Tag) => Promise<Sample>) =>
  (name: string, tag: Tag): Contender => ({ name, measure: () => measure(tag) });

/** One table: contenders that do the same thing; the first ones are what the others are divided by. */
export interface BenchCase {
  readonly title: string;
  /** How the numbers came about, in one line. */
  readonly note: string;
  readonly contenders: readonly Contender[];
  /** How many of the contenders are references; one, unless it is said. */
  readonly references?: number;
  /** True where every round would give the same numbers: bytes of files. */
  readonly exact?: boolean;
}

/** One file of `cases/`: `--only <name>` runs it alone. */
export interface CaseGroup {
  readonly name: string;
  prepare(bench: Bench): Promise<readonly BenchCase[]>;
}

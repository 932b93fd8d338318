import type { LowContrast } from "../platform/contrast";
import type { Hiding } from "./hiding";
import type { AttributeFact, ElementFacts, Finding } from "./facts";
import type { ConfigProblem } from "./log-facts";
import type { Reason } from "./reasons";

/** What a closer look at an element finds. */
export interface Examined {
  readonly findings: readonly Finding[];
  /** What keeps it out of sight although no style hides it. */
  readonly outOfSight?: Hiding | undefined;
  /** Its attributes, with what they should be. */
  readonly attributes: readonly AttributeFact[];
  /** Names of attributes that the element does not read. They are not mistakes, because a script of the site may use them. */
  readonly unread: readonly string[];
  /** Names of the slots that are drawn and that nothing fills. */
  readonly emptySlots: readonly string[];
  readonly contrasts: readonly LowContrast[];
  /** The corrected markup; undefined if nothing is wrong with it. */
  readonly markup?: string;
  /** The corrected markup is the opening tag alone: the element has content, which stays as it is. */
  readonly isOpeningTag?: boolean;
}

/** One element of the page, with the answer to “why does it not show?”. */
export interface WidgetEntry extends Examined {
  /** The same for this element each time the page is read. */
  readonly key: number;
  readonly facts: ElementFacts;
  readonly reason: Reason;
  /** The tag of the widget that shows this one in its shadow root. */
  readonly within?: string | undefined;
}

/** A file of the library. */
export interface ChunkFact {
  readonly name: string;
  /** Compressed size in bytes; undefined if the browser does not tell. */
  readonly bytes?: number | undefined;
  /** Undefined if the browser does not tell. */
  readonly from?: "cache" | "network" | undefined;
}

/** How often widgets have asked for something, and how often it was sent. */
export interface CallFact {
  /** A value's name, a call of the platform, or method and address without a query. */
  readonly name: string;
  /** Undefined for a request, which is sent for a value above it. */
  readonly asked?: number | undefined;
  readonly sent: number;
}

/** The state of the connection to the gamification platform. */
export interface ConnectionFact {
  readonly status: string;
  readonly transport?: string | undefined;
  readonly attempt?: number | undefined;
}

/** Something that the page's Content-Security-Policy has refused. */
export interface PolicyViolation {
  readonly directive: string;
  /** The origin or the kind of what was refused, without path and query. */
  readonly blocked: string;
}

/** What the inspector knows of a page beside its elements. The report describes what the page itself has written. */
export interface PageInspection {
  readonly version: string;
  /** Without query and fragment. */
  readonly address: string;
  readonly browser: string;
  readonly viewport: string;
  readonly config: readonly ConfigProblem[];
  /** What is wrong with the tours of the configuration. */
  readonly tours: readonly Finding[];
  readonly chunks: readonly ChunkFact[];
  readonly calls: readonly CallFact[];
  /** Undefined if no element of the page has needed the platform. */
  readonly connection?: ConnectionFact | undefined;
  readonly violations: readonly PolicyViolation[];
  /** Versions of further copies of the library's script. */
  readonly copies: readonly string[];
  /** Ids that several elements of the page have. */
  readonly duplicateIds: readonly string[];
}

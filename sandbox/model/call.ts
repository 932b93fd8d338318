import type { Answer } from "./envelope";
import type { Model } from "./interface";

/** A call as every wire can tell of it. */
export interface Call {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

export type Handler = (model: Model, call: Call) => Answer;

/** Handlers by method and path. */
export type Calls = Readonly<Record<string, Handler>>;

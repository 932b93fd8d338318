import type { Answer } from "./envelope";
import type { Model } from "./model";

export type { Model };

/** A call, independent of its transport. */
export interface Call {
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

export type Handler = (model: Model, call: Call) => Answer;

/** Handlers by method and path: `GET /path`. */
export type Calls = Readonly<Record<string, Handler>>;

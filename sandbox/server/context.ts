import type { Server } from "node:http";
import type { Model } from "../model";
import type { Library } from "./library/files";
import type { TestContent } from "./site/test-content";

/** What both origins of one sandbox share. */
export interface SandboxContext {
  readonly model: Model;
  /** The built library that the demo site includes. */
  readonly library: Library;
  /** What tests registered under `/test/`. */
  readonly testContent: TestContent;
  /** Whether pages bring their own fonts. */
  readonly fonts: boolean;
  /** `http://localhost:<port>` of each server; empty until it listens. */
  readonly origins: { site: string; account: string };
  /** Milliseconds between two steps of the gamification space while somebody is connected; 0 for none. */
  readonly pace: number;
  /** The servers of this sandbox. */
  readonly servers: Set<Server>;
}

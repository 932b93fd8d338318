import type { Server } from "node:http";
import type { Broker } from "../broker";
import type { Model } from "../model";
import type { Library } from "./library/files";
import type { TestContent } from "./site/test-content";

/** What both origins of one sandbox share. */
export interface SandboxContext {
  readonly model: Model;
  /** Of the gamification platform. */
  readonly broker: Broker;
  /** The built library that the demo site includes. */
  readonly library: Library;
  /** What tests registered under `/test/`. */
  readonly testContent: TestContent;
  /** Whether pages bring their own fonts. */
  readonly fonts: boolean;
  /** `http://localhost:<port>` of each server; empty until it listens. */
  readonly origins: { site: string; account: string };
  /** The servers of this sandbox. */
  readonly servers: Set<Server>;
}

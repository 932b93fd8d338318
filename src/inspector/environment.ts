import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";

/** What the inspector needs of a page. */
export interface InspectorEnvironment {
  readonly catalogue: readonly WidgetDefinition[];
  readonly services: Services;
  /** The library's version. */
  readonly version: string;
  /** Reads the configuration in the page again, for the complaints about its block. */
  readonly readPageConfiguration: (complain: (message: string) => void) => unknown;
}

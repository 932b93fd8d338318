import type { WidgetDefinition, WidgetModule } from "../definition";
import type { Services } from "../services/services";
import type { ServicesFor } from "../services/services-for";
import type { PageElements } from "./host";
import type { SharedRoot } from "./shared-root";

/** Options of an element class. */
export interface ElementOptions {
  readonly definition: WidgetDefinition;
  readonly module: WidgetModule<never>;
  /** The page's own services. */
  readonly services: Services;
  /** Returns the services of an element; by default the page's. */
  readonly servicesFor?: ServicesFor;
  readonly sharedRoot: SharedRoot;
  /** @default none */
  readonly elements?: PageElements;
}

import type { WidgetDefinition, WidgetModule } from "../definition";
import type { Services } from "../services/services";
import type { Host } from "./host";

/** What the element class tells of one of its elements. */
export interface Mountable {
  readonly definition: WidgetDefinition;
  readonly module: WidgetModule<never>;
  readonly services: Services;
  readonly host: Host;
  readonly root: ShadowRoot;
  /** True once a component has said its state, so that `ready` is not written over it. */
  hasState(): boolean;
  /** The component is gone, and with it what it said. */
  forgetState(): void;
}

import type { WidgetDefinition, WidgetModule } from "../definition";
import type { Services } from "../services/services";
import type { Host } from "./host";

/** One element, as the element class hands it to the React root. */
export interface Mountable {
  readonly definition: WidgetDefinition;
  readonly module: WidgetModule<never>;
  readonly services: Services;
  readonly host: Host;
  readonly root: ShadowRoot;
  /** True once a component has set its state; then `ready` must not overwrite it. */
  hasState(): boolean;
  /** Called when the component is removed: the state that it had set no longer counts. */
  forgetState(): void;
}

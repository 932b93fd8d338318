import type { WidgetDefinition, WidgetModule } from "../definition";
import type { Services } from "../services/services";
import type { ElementHost } from "./element-host";
import type { ElementValues } from "./values";

/** One element, as the element class passes it to the React root. */
export class Mountable {
  constructor(
    readonly definition: WidgetDefinition,
    readonly module: WidgetModule<never>,
    readonly host: ElementHost,
    readonly values: ElementValues,
    /** The services that the element's attributes select. */
    public services: Services,
  ) {}

  get root(): ShadowRoot {
    return this.host.element.shadowRoot as ShadowRoot;
  }
}

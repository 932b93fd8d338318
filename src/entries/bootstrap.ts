import { catalogue } from "../../widgets/catalogue";
import { createRuntime, type Handover, type Runtime } from "./runtime";

let runtime: Runtime | undefined;

/**
 * Creates the services of the page with all widgets, once. The loader calls it as soon as this chunk has loaded, `main`
 * when the other two have loaded.
 */
export function boot(handover: Handover): Runtime {
  return (runtime ??= createRuntime(catalogue, handover));
}

import { catalogue } from "../../widgets/catalogue";
import { createRuntime, type Handover, type Runtime } from "./runtime";

let runtime: Runtime | undefined;

/**
 * Creates the page's services with all widgets on the first call. The loader calls it when this chunk has
 * loaded. `main` calls it when the other two chunks have also loaded.
 */
export function boot(handover: Handover): Runtime {
  return (runtime ??= createRuntime(catalogue, handover));
}

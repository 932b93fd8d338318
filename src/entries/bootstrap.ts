import { catalogue } from "../../widgets/catalogue";
import { createRuntime, type Handover, type Runtime } from "./runtime";

let runtime: Runtime | undefined;

/**
 * Creates the services of the page with all widgets, once. The loader calls it when this chunk has loaded,
 * and `main` calls it when the other two chunks have loaded.
 */
export function boot(handover: Handover): Runtime {
  return (runtime ??= createRuntime(catalogue, handover));
}

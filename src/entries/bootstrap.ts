import { catalogue } from "../../widgets/catalogue";
import { createRuntime, type Handover, type Runtime } from "./runtime";

let runtime: Runtime | undefined;

/**
 * Creates the page's services with all widgets on the first call. The loader calls it when this chunk has
 * loaded. The chunk `main` calls it after `main` and `dependencies` have also loaded.
 */
export function boot(handover: Handover): Runtime {
  return (runtime ??= createRuntime(catalogue, handover));
}

import { catalogue } from "../../widgets/catalogue";
import { createRuntime, type Handover, type Runtime } from "./runtime";

let runtime: Runtime | undefined;

/**
 * Creates the services of the page with all widgets, once. The loader calls it as soon as this chunk has loaded, `main`
 * when the other two have loaded.
 */
export function boot(handover: Handover): Runtime {
  // Browsers load their tables of languages and time zones at the first use, which takes long on a phone. The delay
  // lets the first elements appear before it; responses with amounts and dates arrive later.
  if (!runtime) setTimeout(Intl.DateTimeFormat, 400);
  return (runtime ??= createRuntime(catalogue, handover));
}

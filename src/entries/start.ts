import type { WidgetDefinition } from "../definition";
import { createDiscovery } from "../element/discovery";
import type { Services } from "../services/services";
import { runningTourKey } from "../tour/state";
import { inspectIfRequested } from "./inspect";
import { completeNamespace } from "./namespace";
import { reportPageMistakes } from "./page-mistakes";
import type { Namespace } from "./public-namespace";
import { createRuntime, type Handover, type Runtime } from "./runtime";

declare const __VERSION__: string;

/** Completes the namespace, runs the queued commands, starts the services and searches the page for widgets. */
export function startRuntime(runtime: Runtime, { stub }: Handover): void {
  const { catalogue, services, firstUse } = runtime;
  const discovery = createDiscovery(catalogue, services, { firstUse });
  const queued = stub.q;
  let resolveReady: (namespace: Namespace) => void = () => undefined;
  const ready = new Promise<Namespace>((resolve) => (resolveReady = resolve));
  const namespace = completeNamespace(stub, { runtime, discovery, version: __VERSION__, ready });
  namespace.q.push(...queued);
  runtime.startServices();
  startDataLayerIfConfigured(runtime, __VERSION__);
  discovery.discover(document);
  void reportPageMistakes(runtime);
  resumeTour(services);
  resolveReady(namespace);
  inspectIfRequested(runtime, __VERSION__);
  services.page.send("vetrina:ready", { version: __VERSION__ });
}

/** Starts the library with the widgets of the catalogue. */
export const startWith = (catalogue: readonly WidgetDefinition[], handover: Handover): void =>
  startRuntime(createRuntime(catalogue, handover), handover);

/**
 * Starts the bridge to the page's data layers if the configuration requests it. The code of the bridge loads
 * only in this case.
 */
function startDataLayerIfConfigured({ catalogue, services }: Runtime, version: string): void {
  let isStarted = false;
  services.config.$config.subscribe(({ dataLayer }) => {
    if (isStarted || dataLayer === "none") return;
    isStarted = true;
    import("../data-layer/data-layer")
      .then(({ startDataLayer }) =>
        startDataLayer({ kind: dataLayer, tags: catalogue.map(({ tag }) => tag), version }),
      )
      .catch((error: unknown) => {
        services.log.warn("the data layer could not be loaded", error);
      });
  });
}

/**
 * Continues a guided tour from the previous page or from before a reload. The tour chunk loads only in this
 * case.
 */
function resumeTour({ sessionItems, tour, log }: Services): void {
  if (sessionItems.read(runningTourKey) === undefined) return;
  tour
    .begin((service) => service.resume())
    .catch((error: unknown) => {
      log.warn("the guided tour could not continue", error);
    });
}

import type { WidgetDefinition } from "../definition";
import { createDiscovery } from "../element/discovery";
import { startDataLayerIfAsked } from "./data-layer";
import { inspectIfAsked } from "./inspect";
import { completeNamespace } from "./namespace";
import { reportPageMistakes } from "./page-mistakes";
import type { Namespace } from "./public-namespace";
import { resumeTour } from "./resume-tour";
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
  startDataLayerIfAsked(runtime, __VERSION__);
  discovery.discover(document);
  void reportPageMistakes(runtime);
  resumeTour(services);
  resolveReady(namespace);
  inspectIfAsked(runtime, __VERSION__);
  services.page.send("vetrina:ready", { version: __VERSION__ });
}

/** Starts the library with these widgets. */
export const startWith = (catalogue: readonly WidgetDefinition[], handover: Handover): void =>
  startRuntime(createRuntime(catalogue, handover), handover);

import type { WidgetDefinition } from "../definition";
import type { PagePolicy } from "../platform/script";
import { loadAccountWhereNeeded } from "./account-at-start";
import { createRuntime } from "./bootstrap";
import { startDataLayerIfAsked } from "./data-layer";
import { inspectIfAsked } from "./inspect";
import { reportPageMistakes } from "./page-mistakes";
import { completeNamespace } from "./namespace";
import type { Command, Namespace } from "./public-namespace";
import { resumeTour } from "./resume-tour";

declare const __VERSION__: string;

/** What the loader passes on: the object in `window.Vetrina` and the page's Trusted Types policy. */
export interface Handover {
  readonly stub: { q: Command[] };
  readonly policy: PagePolicy | undefined;
}

/** Starts the library with these widgets: completes the namespace, runs the queued commands, looks for elements. */
export function startWith(catalogue: readonly WidgetDefinition[], { stub, policy }: Handover): void {
  const runtime = createRuntime(catalogue, policy);
  const queued = stub.q;
  let resolveReady: (namespace: Namespace) => void = () => undefined;
  const ready = new Promise<Namespace>((resolve) => (resolveReady = resolve));
  const namespace = completeNamespace(stub, runtime, __VERSION__, ready);
  namespace.q.push(...queued);
  loadAccountWhereNeeded(runtime.services);
  startDataLayerIfAsked(runtime, __VERSION__);
  runtime.discovery.discover(document);
  void reportPageMistakes(runtime);
  resumeTour(runtime.services);
  resolveReady(namespace);
  inspectIfAsked(runtime, __VERSION__);
  runtime.services.page.send("vetrina:ready", { version: __VERSION__ });
}

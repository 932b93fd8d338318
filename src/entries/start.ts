import type { WidgetDefinition } from "../definition";
import type { PagePolicy } from "../platform/script";
import { loadAccountWhereNeeded } from "./account-at-start";
import { createRuntime, type Runtime } from "./bootstrap";
import { startDataLayerIfAsked } from "./data-layer";
import { inspectIfAsked } from "./inspect";
import { reportPageMistakes } from "./page-mistakes";
import { completeNamespace } from "./namespace";
import type { Command, Namespace } from "./public-namespace";
import { resumeTour } from "./resume-tour";
import { loadServicesOfPage } from "./services-of-page";

declare const __VERSION__: string;

/** What the loader passes on: the object in `window.Vetrina` and the page's Trusted Types policy. */
export interface Handover {
  readonly stub: { q: Command[] };
  readonly policy: PagePolicy | undefined;
}

/**
 * Does what needs no React, which may still be on its way (decision 38): completes the namespace, runs the queued
 * commands and loads the services of the page's widgets.
 *
 * @returns a function that looks for the widgets
 */
export function prepareWith(catalogue: readonly WidgetDefinition[], { stub, policy }: Handover): () => void {
  const runtime = createRuntime(catalogue, policy);
  const queued = stub.q;
  let resolveReady: (namespace: Namespace) => void = () => undefined;
  const ready = new Promise<Namespace>((resolve) => (resolveReady = resolve));
  const namespace = completeNamespace(stub, runtime, __VERSION__, ready);
  namespace.q.push(...queued);
  loadAccountWhereNeeded(runtime.services);
  loadServicesOfPage(runtime);
  return () => {
    showWidgets(runtime);
    resolveReady(namespace);
    inspectIfAsked(runtime, __VERSION__);
    runtime.services.page.send("vetrina:ready", { version: __VERSION__ });
  };
}

function showWidgets(runtime: Runtime): void {
  startDataLayerIfAsked(runtime, __VERSION__);
  runtime.discovery.discover(document);
  void reportPageMistakes(runtime);
  resumeTour(runtime.services);
}

/** Starts the library with these widgets. */
export const startWith = (catalogue: readonly WidgetDefinition[], handover: Handover): void =>
  prepareWith(catalogue, handover)();

import type { PagePolicy } from "../platform/script";
import { catalogue } from "../../widgets/catalogue";
import { loadAccountWhereNeeded } from "./account-at-start";
import { createRuntime } from "./bootstrap";
import { completeNamespace } from "./namespace";
import type { Command, Namespace } from "./public-namespace";

declare const __VERSION__: string;

/** What the loader hands over: the object that pages already know as `window.Vetrina`, and the page's policy. */
export interface Handover {
  readonly stub: { q: Command[] };
  readonly policy: PagePolicy | undefined;
}

/** Brings the library to life: completes the namespace, runs the commands that waited, looks for widgets. */
export function start({ stub, policy }: Handover): void {
  const runtime = createRuntime(catalogue, policy);
  const waiting = stub.q;
  let announce: (namespace: Namespace) => void = () => undefined;
  const ready = new Promise<Namespace>((resolve) => (announce = resolve));
  const namespace = completeNamespace(stub, runtime, __VERSION__, ready);
  namespace.q.push(...waiting);
  loadAccountWhereNeeded(runtime.services);
  runtime.discovery.discover(document);
  announce(namespace);
  runtime.services.page.send("vetrina:ready", { version: __VERSION__ });
}

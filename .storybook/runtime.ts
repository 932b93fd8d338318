import { createDiscovery } from "../src/element";
import type { ConfigInput } from "../src/config";
import { createServices } from "../src/services/create-services";
import { createServicesFor } from "../src/services/services-for";
import { catalogue } from "../widgets/catalogue";

/** The day that stories live in, so that a calendar looks the same tomorrow. */
const storyTime = Date.parse("2026-11-21T09:30:00+01:00");

const services = createServices({});

/** Brings the elements of all stories to life, as the library does on a page. */
export function startRuntime(): void {
  const servicesFor = createServicesFor(services, {
    demoTime: { wallNow: () => storyTime, monotonicNow: () => performance.now() },
  });
  createDiscovery(catalogue, services, servicesFor).discover(document);
}

export function configureRuntime(part: ConfigInput): void {
  services.config.configure(part);
}

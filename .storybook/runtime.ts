import type { ConfigInput } from "../src/config";
import { createDiscovery } from "../src/element/discovery";
import { createServices } from "../src/services/create-services";
import { createServicesFor } from "../src/services/services-for";
import { catalogue } from "../widgets/catalogue";

/** The current time in all stories, so that a calendar looks the same every day. */
const storyTime = Date.parse("2026-11-21T09:30:00+01:00");

const services = createServices({});

/** Defines the elements of all stories, as the library does on a page. */
export function startRuntime(): void {
  const servicesFor = createServicesFor(services, {
    demoTime: { wallNow: () => storyTime, monotonicNow: () => performance.now() },
  });
  createDiscovery(catalogue, services, { servicesFor }).discover(document);
}

export function configureRuntime(part: ConfigInput): void {
  services.config.configure(part);
}

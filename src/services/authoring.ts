import { createPageWithin, isEdited } from "../platform/page";
import type { TimeSource } from "../time/clock";
import { createMemoryItems, createMemoryJar } from "../platform/in-memory";
import { createServicesBeside } from "./derived-services";
import { createDemos } from "./demos";
import type { Services } from "./services";

/**
 * Sets of services for elements that an author edits or demonstrates. A chunk of its own, simulated services
 * included, which no player loads.
 */
export interface AuthoringServices {
  /** @param element one with `data-edit` or `data-demo`, or inside of one */
  of(element: Element): Services;
}

export function createAuthoringServices(page: Services, demoTime: TimeSource | undefined): AuthoringServices {
  const demos = createDemos(page, demoTime);
  let quiet: Services | undefined;
  return {
    of(element) {
      if (isEdited(element)) return (quiet ??= createInertServices(page));
      return demos.of(element.closest("[data-demo]") ?? element);
    },
  };
}

/** For a page that an author edits: nobody is logged in, nothing is stored, nothing is asked for. */
function createInertServices(page: Services): Services {
  return createServicesBeside(
    page,
    {},
    {
      page: createPageWithin(document.documentElement),
      browser: {
        cookieJar: createMemoryJar(),
        localItems: createMemoryItems(),
        sessionItems: createMemoryItems(),
        openChannel: () => undefined,
      },
    },
  );
}

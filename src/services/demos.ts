import { createDemo } from "../../sandbox/browser";
import { commonAttributes, type DemoScenario } from "../definition";
import { createPageWithin } from "../platform/page";
import type { TimeSource } from "../time/clock";
import { createDerivedServices } from "./derived-services";
import { serviceNames } from "./service-list";
import type { Services } from "./services";

/** The simulated services of a page: one set for each element with `data-demo`. */
export interface Demos {
  /**
   * Returns the services of a demo.
   * @param scope the element with `data-demo`; all widgets inside it share one simulation
   */
  of(scope: Element): Services;
}

interface Demo {
  readonly scenario: DemoScenario;
  readonly services: Services;
}

/**
 * Ends the calls and removes the listeners of all loaded services, starting with the services that use
 * others.
 */
function disposeServices(services: Services): void {
  for (const name of [...serviceNames].reverse()) {
    const service = services[name].current;
    if (service && "close" in service) void service.close();
    else service?.dispose();
  }
}

export function createDemos(page: Services, time: TimeSource | undefined): Demos {
  const demos = new WeakMap<Element, Demo>();

  function scenarioOf(scope: Element): DemoScenario {
    const value = scope.getAttribute("data-demo");
    const { demo } = commonAttributes;
    const scenario = demo.read(value);
    if (!scenario && value) page.log.warn(`data-demo="${value.slice(0, 80)}": expected ${demo.expected}`);
    return scenario ?? "logged-out";
  }

  function createDemoServices(scope: Element, scenario: DemoScenario): Services {
    const { configuration, ...environment } = createDemo(scenario, time);
    return createDerivedServices(page, configuration, {
      page: createPageWithin(scope),
      time,
      ...environment,
    });
  }

  /** Stores the log of a demo's services, because the inspector uses it to explain the demo. */
  function keepLog(scope: Element, { log }: Services) {
    const { history } = page.log;
    if (history && log.history) (history.demos ??= new WeakMap()).set(scope, log.history);
  }

  return {
    of(scope) {
      const scenario = scenarioOf(scope);
      const known = demos.get(scope);
      if (known?.scenario === scenario) return known.services;
      if (known) disposeServices(known.services);
      const services = createDemoServices(scope, scenario);
      demos.set(scope, { scenario, services });
      keepLog(scope, services);
      return services;
    },
  };
}

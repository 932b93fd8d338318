// @vitest-environment node
import { describe, expect, expectTypeOf, it } from "vitest";
import { builtServices } from "../../../scripts/build/services";
import type { Account } from "../../../src/account";
import { defineWidget, type WidgetModule } from "../../../src/definition";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { createServices } from "../../../src/services/create-services";
import { serviceNames, type ServiceSet, type WidgetOfServices } from "../../../src/services/service-list";
import type { Lazy } from "../../../src/utils/lazy";

const load = (): Promise<{ default: WidgetModule<never> }> => Promise.reject(new Error("never loaded"));

describe("the service list", () => {
  it("determines the names and types of the services in a service set, initially not loaded", () => {
    const services = createServices(
      {},
      {
        page: { url: () => new URL("https://www.vetrina.test/") } as never,
        browser: { localItems: createMemoryItems(), sessionItems: createMemoryItems() },
      },
    );
    for (const name of serviceNames) expect(services[name].current, name).toBeUndefined();
    expectTypeOf<ServiceSet["account"]>().toEqualTypeOf<Lazy<Account>>();
  });

  it("rejects, at compile time, a widget definition that needs an unlisted service", () => {
    const rest = { attributes: {}, load };
    const right = defineWidget({ tag: "vetrina-right", needs: ["http", "area"], ...rest });
    const wrong = defineWidget({ tag: "vetrina-wrong", needs: ["htpp"], ...rest });
    const catalogue: readonly WidgetOfServices[] = [
      right,
      // @ts-expect-error a service that the list does not have
      wrong,
    ];
    expect(catalogue).toHaveLength(2);
  });

  it("provides the build with the chunk and the root file of each service", () => {
    expect(builtServices.map(({ name }) => name)).toEqual(serviceNames);
    expect(builtServices).toContainEqual({
      name: "liveCasino",
      chunk: "live-casino",
      root: "src/services/live-casino.ts",
    });
  });
});

import type { ComponentType } from "react";
import { createDemo } from "../../../sandbox/browser";
import type { AttributeKinds, DemoScenario, WidgetDefinition, WidgetProps } from "../../../src/definition";
import { createServices } from "../../../src/services/create-services";
import { loadServices } from "../../../src/services/service-list";
import { type RenderedWidget, renderWidget } from "./renderWidget";

export interface ScenarioOptions {
  readonly attributes?: Readonly<Record<string, string>>;
  /** @default "it" */
  readonly language?: "it" | "en";
}

/** Renders a widget with the simulated services of a scenario, as `data-demo` does. */
export async function renderInScenario<Attributes extends AttributeKinds>(
  definition: WidgetDefinition<Attributes>,
  component: ComponentType<WidgetProps<WidgetDefinition<Attributes>>>,
  scenario: DemoScenario,
  { attributes = {}, language = "it" }: ScenarioOptions = {},
): Promise<RenderedWidget> {
  const { configuration, browser } = createDemo(scenario);
  const services = createServices({ ...configuration, language }, { browser });
  await loadServices(services, definition.needs);
  return renderWidget(definition, component, { attributes, services });
}

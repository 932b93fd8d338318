import type { ComponentType } from "react";
import type { AttributeKinds, PropertyKinds, WidgetDefinition, WidgetProps } from "../../../src/definition";
import { type Harness, type HarnessOptions, startAccount } from "./harness";
import { type RenderedWidget, renderWidget } from "../support/renderWidget";

export interface RenderedWithAccount {
  readonly harness: Harness;
  readonly widget: RenderedWidget;
  /** One more of the same on the same page. */
  renderAnother(): RenderedWidget;
}

/** A widget on a page whose account area is the harness's. */
export function renderWithAccount<Attributes extends AttributeKinds, Properties extends PropertyKinds>(
  definition: WidgetDefinition<Attributes, Properties>,
  component: ComponentType<WidgetProps<WidgetDefinition<Attributes, Properties>>>,
  options: HarnessOptions = {},
  attributes: Readonly<Record<string, string>> = {},
  { isOffline = false } = {},
): RenderedWithAccount {
  const harness = startAccount(options);
  harness.setOffline(isOffline);
  const { account, config } = harness;
  const renderAnother = () =>
    renderWidget(definition, component, {
      attributes,
      services: { config, account: { current: account, load: () => Promise.resolve(account) } },
    });
  return { harness, widget: renderAnother(), renderAnother };
}

import type { ComponentType } from "react";
import type { AttributeKinds, PropertyKinds, WidgetDefinition, WidgetProps } from "../../../src/definition";
import { type RenderedWidget, renderWidget } from "../support/renderWidget";
import { type Harness, type HarnessOptions, startAccount } from "./harness";

export interface RenderedWithAccount {
  readonly harness: Harness;
  readonly widget: RenderedWidget;
  /** Renders a second widget on the same page. */
  renderAnother(): RenderedWidget;
}

const loaded = <Value,>(value: Value) => ({ current: value, load: () => Promise.resolve(value) });

/** Renders a widget with the account of the harness. */
export async function renderWithAccount<Attributes extends AttributeKinds, Properties extends PropertyKinds>(
  definition: WidgetDefinition<Attributes, Properties>,
  component: ComponentType<WidgetProps<WidgetDefinition<Attributes, Properties>>>,
  options: HarnessOptions = {},
  attributes: Readonly<Record<string, string>> = {},
  { isOffline = false } = {},
): Promise<RenderedWithAccount> {
  const harness = startAccount(options);
  harness.setOffline(isOffline);
  const { account, config } = harness;
  const area = await account.area.load();
  const renderAnother = () =>
    renderWidget(definition, component, {
      attributes,
      services: { config, account: loaded(account), area: loaded(area) },
    });
  return { harness, widget: renderAnother(), renderAnother };
}

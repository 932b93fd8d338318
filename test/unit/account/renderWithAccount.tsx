import type { ComponentType } from "react";
import type { AttributeKinds, PropertyKinds, WidgetDefinition, WidgetProps } from "../../../src/definition";
import { type Lazy, lazy } from "../../../src/utils/lazy";
import { type RenderedWidget, renderWidget } from "../support/renderWidget";
import { type Harness, type HarnessOptions, startAccount } from "./harness";

export interface RenderedWithAccount {
  readonly harness: Harness;
  readonly widget: RenderedWidget;
  /** Renders a second widget on the same page. */
  renderAnother(): RenderedWidget;
}

async function loaded<Value>(value: Value): Promise<Lazy<Value>> {
  const ready = lazy(() => Promise.resolve(value));
  await ready.load();
  return ready;
}

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
  const services = { config, account: await loaded(account), area: await loaded(area) };
  const renderAnother = () =>
    renderWidget(definition, component, {
      attributes,
      services,
    });
  return { harness, widget: renderAnother(), renderAnother };
}

import { act, render, type RenderResult } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { onTestFinished } from "vitest";
import type {
  AttributeKinds,
  EventName,
  PropertyKinds,
  WidgetDefinition,
  WidgetProps,
} from "../../../src/definition";
import { type Host, HostContext, type HostState } from "../../../src/element/host";
import { ElementValues } from "../../../src/element/values";
import { createPage, type Page } from "../../../src/platform/page";
import { createServices } from "../../../src/services/create-services";
import type { Services } from "../../../src/services/services";
import { createClock } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";
import { ServicesProvider } from "../../../src/widget-kit";

export interface RenderWidgetOptions<Properties> {
  /** Attributes as an author writes them: `{"data-min-date": "15/11/2026"}`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Properties that a script sets on the element. */
  readonly properties?: Properties;
  readonly configuration?: unknown;
  /** The device's clock, as ISO text with its zone. @default 21 November 2026, noon in Rome */
  readonly now?: string;
  readonly page?: Partial<Page>;
  /** Services that replace the defaults, for example an `account`. */
  readonly services?: Partial<Services>;
}

export interface RenderedWidget extends RenderResult {
  /** Represents the custom element; it has no shadow root. */
  readonly element: HTMLElement;
  readonly services: Services;
  /** Events that the widget emitted, in order. */
  readonly events: { readonly name: string; readonly detail: unknown }[];
  readonly states: HostState[];
  /** Console messages. */
  readonly lines: string[];
  value(field: string): unknown;
  /** Sets or, with null, removes an attribute. */
  setAttribute(name: string, value: string | null): void;
  /** Sets a property, like a script of the page. */
  setProperty(field: string, value: unknown): void;
  setDisabled(isDisabled: boolean): void;
  resetForm(): void;
  setTime(now: string): void;
}

/**
 * Renders the component of a widget as its element does: with parsed attributes, a host and services. It is
 * unmounted at the end of the test.
 */
export function renderWidget<Attributes extends AttributeKinds, Properties extends PropertyKinds>(
  definition: WidgetDefinition<Attributes, Properties>,
  component: ComponentType<WidgetProps<WidgetDefinition<Attributes, Properties>>>,
  options: RenderWidgetOptions<Readonly<Record<string, unknown>>> = {},
): RenderedWidget {
  const lines: string[] = [];
  const events: RenderedWidget["events"] = [];
  const states: HostState[] = [];
  const print = (line: string) => void lines.push(line);
  const log = createLog(() => "debug", { debug: print, info: print, warn: print, error: print });

  let now = Date.parse(options.now ?? "2026-11-21T12:00:00+01:00");
  const clock = createClock({ wallNow: () => now, monotonicNow: () => now });
  const page: Page = { ...createPage(), ...options.page };
  const services: Services = {
    ...createServices(options.configuration ?? {}, { page }),
    log,
    clock,
    page,
    ...options.services,
  };

  const element = document.createElement(definition.tag);
  for (const [name, value] of Object.entries(options.attributes ?? {})) element.setAttribute(name, value);
  const values = new ElementValues(definition as unknown as WidgetDefinition, (line) => log.warn(line));
  for (const { name, value } of element.attributes) values.attributeChanged(name, value);
  for (const [field, value] of Object.entries(options.properties ?? {})) values.set(field, value);

  const host: Host = {
    element,
    elements: { offers: () => true, load: () => Promise.resolve() },
    emit: (name: EventName, detail?: unknown) => {
      events.push({ name, detail });
      return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    },
    setState: (state) => void states.push(state),
    setValue: (field, value) => {
      values.set(field, value);
      update();
    },
    setMissing: () => undefined,
  };
  const ui = () => (
    <ServicesProvider services={services}>
      <HostContext.Provider value={host}>
        {createElement(component as ComponentType<Record<string, unknown>>, values.props())}
      </HostContext.Provider>
    </ServicesProvider>
  );
  const container = document.body.appendChild(element);
  const result = render(ui(), { container });
  onTestFinished(() => {
    result.unmount();
    element.remove();
  });
  const update = () => act(() => result.rerender(ui()));
  return {
    ...result,
    element,
    services,
    events,
    states,
    lines,
    value: (field) => values.get(field),
    setAttribute(name, value) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
      values.attributeChanged(name, value);
      update();
    },
    setProperty(field, value) {
      values.set(field, value);
      update();
    },
    setDisabled(isDisabled) {
      values.disabled = isDisabled;
      update();
    },
    resetForm() {
      values.reset();
      update();
    },
    setTime(time) {
      now = Date.parse(time);
    },
  };
}

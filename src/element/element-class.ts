import { attributeName, commonAttributes, type WidgetDefinition, type WidgetModule } from "../definition";
import type { Services } from "../services/services";
import type { ServicesFor } from "../services/services-for";
import { ElementHost, type HostAccess } from "./element-host";
import { defineFields, takeEarlyProperties } from "./fields";
import { showFallback } from "./fallback-slots";
import { noElements, type PageElements } from "./host";
import { Mountable } from "./mountable";
import { whenNear } from "./near";
import { createBaseClass, r2wcRender } from "./r2wc";
import type { SharedRoot } from "./shared-root";
import { adoptStyles } from "./styles";
import { ElementValues } from "./values";

export interface ElementOptions {
  readonly definition: WidgetDefinition;
  readonly module: WidgetModule<never>;
  /** The page's own services. */
  readonly services: Services;
  /** Returns the services of an element; by default the page's. */
  readonly servicesFor?: ServicesFor;
  readonly sharedRoot: SharedRoot;
  /** @default none */
  readonly elements?: PageElements;
}

/**
 * Creates the element class of a widget. It extends r2wc's core and adds what the core lacks: empty, removed, wrong
 * and changed attributes, properties set before the definition, moves in the document, forms (embedding, section 2).
 */
export function createElementClass({
  definition,
  module,
  services,
  servicesFor = () => services,
  sharedRoot,
  elements = noElements,
}: ElementOptions) {
  const isFormControl = definition.formAssociated ?? false;
  const Base = createBaseClass(module.component, sharedRoot, (root) => VetrinaElement.mountableIn(root));
  const complain = (message: string) => services.log.warn(`<${definition.tag}> ${message}`);
  const access: HostAccess = {
    definition,
    elements,
    setField: (element, field, value) => VetrinaElement.setField(element, field, value),
    setFormValue: (element, value) => VetrinaElement.setFormValue(element, value),
  };

  class VetrinaElement extends Base {
    static readonly formAssociated = isFormControl;
    static readonly observedAttributes = [
      ...Object.keys(definition.attributes).map(attributeName),
      ...serviceAttributes,
    ];

    static {
      defineFields<VetrinaElement>(this.prototype, definition, {
        get: (element, field) => element.#values.get(field),
        set: (element, field, value) => element.#setField(field, value),
      });
    }

    /** What the element class and its parts do with an element's own members. */
    static readonly mountableIn = (root: Node) => ((root as ShadowRoot).host as VetrinaElement).#mountable;
    static readonly setField = (element: HTMLElement, field: string, value: unknown) =>
      (element as VetrinaElement).#setField(field, value);
    static readonly setFormValue = (element: HTMLElement, value: string | null) =>
      (element as VetrinaElement).#internals?.setFormValue(value);

    readonly #values = new ElementValues(definition, complain);
    readonly #mountable = new Mountable(
      definition,
      module,
      new ElementHost(this, access),
      this.#values,
      services,
    );
    /** The element's own services while they are being created; undefined if it uses the page's. */
    #pendingServices: Promise<Services> | undefined;
    readonly #internals = isFormControl ? this.attachInternals() : undefined;
    #isMounted = false;
    #stopWaiting: (() => void) | undefined;

    constructor() {
      super();
      showFallback(this.shadowRoot as ShadowRoot);
      takeEarlyProperties(this, definition, (field, value) => this.#values.set(field, value));
    }

    /** Called inside `super()`, when no field exists yet. A label's click needs `delegatesFocus`. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return super.attachShadow({ ...init, delegatesFocus: isFormControl });
    }

    override connectedCallback(): void {
      if (this.#isMounted) return super.connectedCallback();
      if (definition.mount === "near") this.#stopWaiting ??= whenNear(this, () => this.#mount());
      else this.#mount();
    }

    /** A move within the document disconnects and reconnects in one task; unmount only if it stays disconnected. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopWaiting?.();
        this.#stopWaiting = undefined;
        this.#unmount();
      });
    }

    /** Must exist: with it, `moveBefore` does not call the disconnected and connected callbacks. */
    connectedMoveCallback(): void {
      // A move changes nothing.
    }

    adoptedCallback(): void {
      if (this.#isMounted) adoptStyles(this.shadowRoot as ShadowRoot, module.styles);
    }

    attributeChangedCallback(name: string, _before: string | null, raw: string | null): void {
      if (serviceAttributes.includes(name)) return this.#restart();
      this.#values.attributeChanged(name, raw);
      this.#refresh();
    }

    formDisabledCallback(isDisabled: boolean): void {
      this.#values.disabled = isDisabled;
      this.#refresh();
    }

    formResetCallback(): void {
      this.#values.reset();
      this.#refresh();
    }

    formStateRestoreCallback(state: unknown): void {
      if (typeof state === "string") this.#setField("value", state);
    }

    get form(): HTMLFormElement | null {
      return this.#internals?.form ?? null;
    }

    get labels(): NodeList | readonly Node[] {
      return this.#internals?.labels ?? [];
    }

    get disabled(): boolean {
      return this.#values.disabled;
    }

    set disabled(isDisabled: boolean) {
      this.toggleAttribute("disabled", isDisabled);
    }

    get name(): string {
      return this.getAttribute("name") ?? "";
    }

    set name(name: string) {
      this.setAttribute("name", name);
    }

    #setField(field: string, value: unknown): void {
      this.#values.set(field, value);
      // A listener that reads the form must find the new value now; the component may correct it at its commit.
      if (field === "value") this.#internals?.setFormValue(String(this.#values.get(field) ?? ""));
      this.#refresh();
    }

    #mount(): void {
      if (!this.isConnected) return;
      const ownServices = servicesFor(this, definition.needs ?? []);
      if (!(ownServices instanceof Promise)) return this.#mountWith(ownServices);
      this.#pendingServices = ownServices;
      ownServices.then(
        (services) => {
          if (this.#pendingServices === ownServices) this.#mountWith(services);
        },
        (error: Error) => {
          if (this.#pendingServices !== ownServices) return;
          services.log.error(
            `<${definition.tag}> could not load the services that its attributes select`,
            error,
          );
          services.report("chunk", error, definition.tag);
          this.setAttribute("data-state", "error");
        },
      );
    }

    #mountWith(ownServices: Services): void {
      this.#mountable.services = ownServices;
      this.#mountable.host.hasState = false;
      this.#isMounted = true;
      super.connectedCallback();
    }

    #unmount(): void {
      this.#pendingServices = undefined;
      if (this.#isMounted) super.disconnectedCallback();
      this.#isMounted = false;
    }

    /** Mounts again after an attribute has selected other services. */
    #restart(): void {
      if (!this.#isMounted && !this.#pendingServices) return;
      this.#unmount();
      this.#mount();
    }

    /** Renders a mounted element again. r2wc's render would mount an element that was never connected. */
    #refresh(): void {
      if (this.#isMounted) this[r2wcRender]();
    }
  }

  return VetrinaElement;
}

/** Attributes, common to all elements, that select an element's services. */
const serviceAttributes = Object.keys(commonAttributes).map(attributeName);

import { attributeName, commonAttributes, type WidgetDefinition, type WidgetModule } from "../definition";
import { observeNearViewport } from "../platform/visibility/near-viewport";
import type { Services } from "../services/services";
import type { ServicesFor } from "../services/services-for";
import { isPromise } from "../utils/objects";
import { fieldsByAttribute } from "./attributes";
import { type ElementAccess, ElementHost } from "./element-host";
import { showFallback } from "./fallback-slots";
import { defineFields, takeEarlyProperties } from "./fields";
import { type FormField, HiddenInputs, removeHiddenInputs } from "./hidden-input";
import { noElements, type PageElements } from "./host";
import { Mountable } from "./mountable";
import { createBaseClass, type MountableAccess, r2wcRender } from "./r2wc";
import type { SharedRoot } from "./shared-root";
import { adoptStyles } from "./styles";
import { ElementValues } from "./values";

/**
 * Creates the element class of a widget. It extends r2wc's core and adds missing features: forms, early
 * properties, moves within the page, and empty, removed, wrong or changed attributes (embedding, section 2).
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
  // `access` is incomplete here: the class below adds the functions that access an element's private members.
  type Access = ElementAccess<VetrinaElement> & MountableAccess;
  const access = { definition, elements } as Access;
  const Base = createBaseClass(module.component, sharedRoot, access);
  const complain = (message: string) => services.log.warn(`<${definition.tag}> ${message}`);

  class VetrinaElement extends Base {
    static readonly formAssociated = isFormControl;
    static readonly observedAttributes = [
      ...fieldsByAttribute(definition).keys(),
      ...serviceAttributes,
      ...(isFormControl ? formAttributes : []),
    ];

    static {
      Object.assign(access, {
        mountableOf: (root) => ((root as ShadowRoot).host as VetrinaElement).#mountable,
        get: (element, field) => element.#values.get(field),
        set: (element, field, value) => element.#setField(field, value),
        setMissing: (element, message) => {
          element.#missing = message;
          element.#refresh();
        },
      } satisfies Partial<Access>);
      defineFields(this.prototype, definition, access);
    }

    readonly #values = new ElementValues(definition, complain);
    readonly #mountable = new Mountable(
      definition,
      module,
      new ElementHost(this, access),
      this.#values,
      services,
    );
    /**
     * The element's own services while they are being created; undefined if the element uses the page's
     * services.
     */
    #pendingServices: Promise<Services> | undefined;
    readonly #internals = isFormControl ? internalsOf(this) : undefined;
    /** Inputs that submit the value instead of the element, if an attribute requests them. */
    #hiddenInputs: HiddenInputs | undefined;
    /** The message about a missing value; empty if the element requires no value. */
    #missing = "";
    #isMounted = false;
    #stopWaiting: (() => void) | undefined;

    constructor() {
      super();
      showFallback(this.shadowRoot as ShadowRoot);
      takeEarlyProperties(this, definition);
    }

    /**
     * `super()` calls this method before any field of the class exists. A click on a label needs
     * `delegatesFocus`.
     */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return super.attachShadow({ ...init, delegatesFocus: isFormControl });
    }

    override connectedCallback(): void {
      if (this.#isMounted) return super.connectedCallback();
      if (definition.mount === "near") this.#stopWaiting ??= observeNearViewport(this, this.#handleDistance);
      else this.#mount();
    }

    /**
     * Mounts the element only near the viewport, so that a list of hundreds of elements costs no more than
     * its visible part.
     */
    readonly #handleDistance = (isNear: boolean): void => {
      const isMounted = this.#isMounted || this.#pendingServices !== undefined;
      if (isNear && !isMounted) this.#mount();
      // An element that has the focus stays mounted.
      else if (!isNear && isMounted && !this.matches(":focus-within")) this.#leave();
    };

    /** Unmounts the element, and reserves its space as before the first mount. */
    #leave(): void {
      this.#unmount();
      showFallback(this.shadowRoot as ShadowRoot);
      this.removeAttribute("data-state");
    }

    /**
     * A move within the document disconnects and reconnects the element in one task, so it unmounts only if
     * it stays disconnected.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopWaiting?.();
        this.#stopWaiting = undefined;
        this.#unmount();
      });
    }

    /**
     * This method must exist, so that `moveBefore` does not call the disconnected and connected callbacks.
     */
    connectedMoveCallback(): void {
      // A move does not require any action, so this method is empty.
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

    get disabled(): boolean {
      return this.#values.disabled;
    }

    set disabled(isDisabled: boolean) {
      this.toggleAttribute("disabled", isDisabled);
    }

    get required(): boolean {
      return this.hasAttribute("required");
    }

    set required(isRequired: boolean) {
      this.toggleAttribute("required", isRequired);
    }

    get form(): HTMLFormElement | null | undefined {
      return this.#internals?.form;
    }

    get labels(): NodeList | undefined {
      return this.#internals?.labels;
    }

    get validity(): ValidityState | undefined {
      return this.#internals?.validity;
    }

    get validationMessage(): string | undefined {
      return this.#internals?.validationMessage;
    }

    get willValidate(): boolean | undefined {
      return this.#internals?.willValidate;
    }

    checkValidity(): boolean | undefined {
      return this.#internals?.checkValidity?.();
    }

    reportValidity(): boolean | undefined {
      return this.#internals?.reportValidity?.();
    }

    get name(): string {
      return this.getAttribute("name") ?? "";
    }

    set name(name: string) {
      this.setAttribute("name", name);
    }

    #setField(field: string, value: unknown): void {
      this.#values.set(field, value);
      this.#refresh();
    }

    #mount(): void {
      if (!this.isConnected) return;
      const ownServices = servicesFor(this, definition.needs ?? []);
      if (!isPromise(ownServices)) return this.#mountWith(ownServices);
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

    /** Mounts the element again after a change of an attribute that selects its services. */
    #restart(): void {
      if (!this.#isMounted && !this.#pendingServices) return;
      this.#unmount();
      this.#mount();
    }

    /**
     * Updates the form at once, because a listener of an event may read it, and renders a mounted element
     * again. r2wc's own render method would also mount an element that was never connected.
     */
    #refresh(): void {
      const value = (this.#values.get("value") ?? "") as string;
      this.#submit(value);
      this.#internals?.setValidity?.(
        { valueMissing: value === "" && this.#missing !== "" && this.required },
        this.#missing,
        // `delegatesFocus` focuses this button, so the browser shows the message next to it.
        (this.shadowRoot as ShadowRoot).querySelector("button") ?? undefined,
      );
      if (this.#isMounted) this[r2wcRender]();
    }

    /** Submits the value once: by the element, or by its hidden inputs. */
    #submit(value: string): void {
      if (!isFormControl) return;
      if (this.#values.get("hiddenInput") === true) {
        this.#internals?.setFormValue?.(null, value);
        this.#hiddenInputs ??= new HiddenInputs(this);
        this.#hiddenInputs.update({ fields: this.#fields(value), isDisabled: this.disabled });
        return;
      }
      this.#internals?.setFormValue?.(definition.formParts ? formData(this.#fields(value)) : value, value);
      this.#hiddenInputs?.disconnect();
      this.#hiddenInputs = undefined;
      removeHiddenInputs(this);
    }

    #fields(value: string): readonly FormField[] {
      const { name } = this;
      if (!definition.formParts) return [[name, value]];
      return Object.entries(definition.formParts(value)).map(([part, text]) => [
        name && `${name}-${part}`,
        text,
      ]);
    }
  }

  return VetrinaElement;
}

function formData(fields: readonly FormField[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) if (name) data.append(name, value);
  return data;
}

/** HTML attributes that affect what a form control submits and whether it is valid. */
const formAttributes = ["required", "name", "form"];
/**
 * Returns undefined or a partial object in test tools that simulate browsers, because they do not fully
 * support element internals.
 */
const internalsOf = (element: HTMLElement): Partial<ElementInternals> | undefined =>
  (element as Partial<HTMLElement>).attachInternals?.();

/** Attributes of all elements that select the services of an element. */
const serviceAttributes = Object.keys(commonAttributes).map(attributeName);

/** Options of an element class. */
export interface ElementOptions {
  readonly definition: WidgetDefinition;
  readonly module: WidgetModule<never>;
  /** The page's own services. */
  readonly services: Services;
  /** Returns the services of an element. @default the services of the page */
  readonly servicesFor?: ServicesFor;
  readonly sharedRoot: SharedRoot;
  /** The library's other elements. @default none */
  readonly elements?: PageElements;
}

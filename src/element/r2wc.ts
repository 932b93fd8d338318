import r2wc from "@r2wc/core";
import type { WidgetModule } from "../definition";
import type { Mountable } from "./mountable";
import type { Entry, Props } from "./entry";
import type { SharedRoot } from "./shared-root";

/** The only internals of r2wc's core that are touched; a browser test holds them to the pinned version. */
export const r2wcProps = Symbol.for("r2wc.props");
export const r2wcRender = Symbol.for("r2wc.render");

/** What r2wc's core puts on every element; its published types do not say so. */
export interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [r2wcProps]: Record<string, unknown>;
  [r2wcRender](): void;
}

/** r2wc hands the container to components as a prop; ours know their host instead. */
function withoutContainer(props: object): Props {
  const { container: _container, ...own } = props as Record<string, unknown>;
  return own;
}

/**
 * r2wc's own class: it decides when to mount, update and unmount; how is up to the root that all of a tag share.
 * No attribute is given to it: it would lose empty and removed ones, and put accessors of its own on the prototype.
 *
 * @param mountableOf the element of a shadow root, as it was constructed
 */
export function createBaseClass(
  component: WidgetModule<never>["component"],
  sharedRoot: SharedRoot,
  mountableOf: (container: Node) => Mountable | undefined,
): new () => R2wcElement {
  const renderer = {
    mount: (container: HTMLElement, _component: unknown, props: object): Entry => {
      const mountable = mountableOf(container);
      if (!mountable) throw new Error("an element was mounted before it was constructed");
      return sharedRoot.mount(mountable, withoutContainer(props));
    },
    update: (entry: Entry, props: object) => sharedRoot.update(entry, withoutContainer(props)),
    unmount: (entry: Entry) => sharedRoot.unmount(entry),
  };
  const options = { shadow: "open" as const, props: [], events: [] };
  return r2wc(component as never, options, renderer as never) as unknown as new () => R2wcElement;
}

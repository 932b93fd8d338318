import r2wc from "@r2wc/core";
import type { WidgetModule } from "../definition";
import type { Mountable } from "./mountable";
import type { Entry, Props } from "./entry";
import type { SharedRoot } from "./shared-root";

/** The only internals of r2wc's core that we use; a browser test fails if a new version changes them. */
export const r2wcProps = Symbol.for("r2wc.props");
export const r2wcRender = Symbol.for("r2wc.render");

/** The members that r2wc's core adds to every element; its published types omit them. */
export interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [r2wcProps]: Record<string, unknown>;
  [r2wcRender](): void;
}

/** Removes the container, which r2wc passes as a prop: our components use `useHost` instead. */
function withoutContainer(props: object): Props {
  const { container: _container, ...own } = props as Record<string, unknown>;
  return own;
}

/**
 * r2wc's own class. It decides when to mount, update and unmount; the tag's shared root does it. We pass no attributes
 * to r2wc: it would lose empty and removed ones and define its own accessors on the prototype.
 *
 * @param mountableOf returns what the constructor registered for a shadow root
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

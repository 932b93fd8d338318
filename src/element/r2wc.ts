import r2wc from "@r2wc/core";
import type { WidgetModule } from "../definition";
import type { Entry } from "./entry";
import type { Mountable } from "./mountable";
import type { SharedRoot } from "./shared-root";

/**
 * The only internal of r2wc's core that the library uses. A browser test fails if a new version changes it.
 */
export const r2wcRender = Symbol.for("r2wc.render");

/** The members that r2wc's core adds to every element; its published types omit them. */
export interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [r2wcRender](): void;
}

export interface MountableAccess {
  /** Returns the element of a shadow root, ready to be mounted. */
  mountableOf(root: Node): Mountable;
}

/**
 * r2wc's own class, which decides when to mount, update and unmount. The tag's shared root carries out these
 * steps. The class receives no attributes, because it would lose empty and removed ones and define its own
 * accessors on the prototype. It does not store values either, because the element stores them.
 */
export function createBaseClass(
  component: WidgetModule<never>["component"],
  sharedRoot: SharedRoot,
  access: MountableAccess,
): new () => R2wcElement {
  const renderer = {
    mount: (container: HTMLElement): Entry => sharedRoot.mount(access.mountableOf(container)),
    update: (entry: Entry) => entry.update(),
    unmount: (entry: Entry) => sharedRoot.unmount(entry),
  };
  const options = { shadow: "open" as const, props: [], events: [] };
  return r2wc(component as never, options, renderer as never) as unknown as new () => R2wcElement;
}

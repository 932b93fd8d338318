/** The author's children show through slots that are the shadow root's own children; a widget's are inside its box. */
const slotsOf = (root: ShadowRoot) => [...root.children].filter((child) => child instanceof HTMLSlotElement);

function createSlot(name: string): HTMLSlotElement {
  const slot = document.createElement("slot");
  slot.name = name;
  return slot;
}

/** Shows all children of the host, those that are meant for a named slot too, so that its box stays what it was. */
export function showFallback(root: ShadowRoot): void {
  if (slotsOf(root).length > 0) return;
  const names = [...root.host.children].map((child) => child.slot);
  root.prepend(...[...new Set(["", ...names])].map(createSlot));
}

export function hideFallback(root: ShadowRoot): void {
  for (const slot of slotsOf(root)) slot.remove();
}

/** True where the author wrote something that can be seen or read. */
export function hasFallback(host: Element): boolean {
  return host.childElementCount > 0 || (host.textContent ?? "").trim() !== "";
}

import { pageDocument } from "../utils/page-document";

/** Milliseconds between two looks: no event tells of every dialog. */
const lookEvery = 300;

/** Whether the panel can be pointed at: what is inert cannot. This is cheap, unlike a search for dialogs. */
function isReachable(host: HTMLElement): boolean {
  const { shadowRoot } = host;
  const { left = 0, top = 0, width = 0 } = shadowRoot?.querySelector("h2")?.getBoundingClientRect() ?? {};
  return pageDocument.elementFromPoint(left + width / 2, top + 1) === host;
}

function modalsIn(root: Pick<ParentNode, "querySelectorAll">): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element.matches("dialog:modal") ? [element] : []),
    ...(element.shadowRoot ? modalsIn(element.shadowRoot) : []),
  ]);
}

/**
 * Keeps the panel where it can be used: in the body, or in the modal dialog that was opened last, which makes everything
 * outside of it inert.
 *
 * @returns a function that stops
 */
export function stayUsable(host: HTMLElement): () => void {
  const { shadowRoot } = host;
  let open: readonly Element[] = [];
  const look = () => {
    if (isReachable(host)) return;
    const modals = modalsIn(pageDocument);
    open = [...new Set([...open.filter((each) => modals.includes(each)), ...modals])];
    const place = open.at(-1) ?? pageDocument.body;
    if (host.parentNode === place) return;
    // A move takes away what these had.
    const focused = shadowRoot?.activeElement as HTMLElement | null | undefined;
    const scrolled = shadowRoot?.querySelector(".body");
    const top = scrolled?.scrollTop;
    place.append(host);
    // In the top layer, where the browser has one, nothing of the page covers it.
    host.showPopover?.();
    if (scrolled && top) scrolled.scrollTop = top;
    focused?.focus({ preventScroll: true });
  };
  look();
  const timer = setInterval(look, lookEvery);
  return () => clearInterval(timer);
}

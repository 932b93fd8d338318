import { pageDocument } from "../utils/page-document";

/** Milliseconds between two looks: no event tells of every dialog. */
const lookEvery = 300;

/** Whether the panel can be pointed at: what is inert cannot. This is cheap, unlike a search for dialogs. */
function isReachable({ shadowRoot }: HTMLElement): boolean {
  const panel = shadowRoot?.querySelector(".panel")?.getBoundingClientRect();
  if (!panel) return false;
  const found = pageDocument.elementFromPoint(panel.left + panel.width / 2, panel.top + panel.height / 2);
  return found?.shadowRoot === shadowRoot;
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
    open = [
      ...open.filter((each) => modals.includes(each)),
      ...modals.filter((each) => !open.includes(each)),
    ];
    const place = open.at(-1) ?? pageDocument.body;
    if (host.parentNode === place) return;
    // A move takes away what these had.
    const focused = shadowRoot?.activeElement as HTMLElement | null | undefined;
    const scrolled = shadowRoot?.querySelector(".body");
    const { scrollTop = 0 } = scrolled ?? {};
    place.append(host);
    // In the top layer, where the browser has one, nothing of the page covers it.
    host.showPopover?.();
    scrolled?.scrollTo(0, scrollTop);
    focused?.focus({ preventScroll: true });
  };
  look();
  const timer = setInterval(look, lookEvery);
  return () => clearInterval(timer);
}

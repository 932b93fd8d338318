/** Replaces the link to the navigation with a button that opens and closes it. */
export function enhanceMenu(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-menu]");
  const navigation = document.querySelector<HTMLElement>("#navigation");
  if (!link || !navigation) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  button.textContent = link.textContent;
  button.setAttribute("aria-controls", navigation.id);

  /** Scrolls the list to the current page, without scrolling the document. */
  function showCurrent(): void {
    const current = navigation?.querySelector<HTMLElement>("[aria-current]");
    if (!navigation || !current) return;
    const below = current.getBoundingClientRect().bottom - navigation.getBoundingClientRect().bottom;
    if (below > 0) navigation.scrollTop += below + navigation.clientHeight / 2;
  }

  function setOpen(isOpen: boolean): void {
    // The list opens below the bar, which stays visible and may have two lines.
    navigation?.style.setProperty("--bar", `${button.closest("header")?.offsetHeight ?? 0}px`);
    navigation?.toggleAttribute("data-open", isOpen);
    button.setAttribute("aria-expanded", String(isOpen));
    showCurrent();
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !navigation?.hasAttribute("data-open")) return;
    setOpen(false);
    button.focus();
  }

  setOpen(false);
  button.addEventListener("click", () => setOpen(button.getAttribute("aria-expanded") === "false"));
  for (const place of [button, navigation]) place.addEventListener("keydown", closeOnEscape);
  document.documentElement.classList.add("scripted");
  link.replaceWith(button);
}

/**
 * Matches viewports in which the table of contents has a separate column. The style sheet uses the same
 * minimum width.
 */
const wide = matchMedia("(min-width: 1200px)");

/** Opens the table of contents if it has its own column, and marks the current section. */
export function enhanceContents(): void {
  const contents = document.querySelector<HTMLDetailsElement>("[data-contents]");
  if (!contents) return;
  const fit = () => (contents.open = wide.matches);
  fit();
  wide.addEventListener("change", fit);

  const links = [...contents.querySelectorAll("a")];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  const mark = () => {
    const below = headings.findIndex((heading) => (heading?.getBoundingClientRect().top ?? 0) > 160);
    const current = below === -1 ? links.length - 1 : Math.max(below - 1, 0);
    for (const [index, link] of links.entries()) link.ariaCurrent = index === current ? "true" : null;
  };
  // Both the listener and the observer run at most once per frame. The observer also runs at the start and
  // when live elements move the headings.
  addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(document.body);
}

/** The hidden panel that contains an element; undefined if no hidden panel contains it. */
const hiddenPanelOf = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>("[data-tab][hidden]") ?? undefined;

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Adds a list of tabs to the panels. Without the script, the panels are shown one after another. */
function startTabs(group: HTMLElement): void {
  const panels = [...group.querySelectorAll<HTMLElement>(":scope > [data-tab]")];
  const list = document.createElement("div");
  list.className = "tabs";
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", group.dataset.tabs ?? "");
  const tabs = panels.map((panel) => {
    const tab = list.appendChild(document.createElement("button"));
    tab.type = "button";
    tab.textContent = panel.dataset.tab ?? "";
    tab.id = `tab-${panel.id}`;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    panel.setAttribute("aria-labelledby", tab.id);
    return tab;
  });

  function select(selected: number): void {
    for (const [at, panel] of panels.entries()) {
      const isSelected = at === selected;
      tabs[at]?.setAttribute("aria-selected", String(isSelected));
      tabs[at]?.setAttribute("tabindex", isSelected ? "0" : "-1");
      // A hidden panel must not have the role `tabpanel`, because it stays in the accessibility tree so that
      // the browser's search can find its text.
      panel.role = isSelected ? "tabpanel" : null;
      if (isSelected) panel.removeAttribute("hidden");
      else panel.setAttribute("hidden", "until-found");
    }
  }

  for (const [at, tab] of tabs.entries()) tab.addEventListener("click", () => select(at));
  for (const [at, panel] of panels.entries()) panel.addEventListener("beforematch", () => select(at));
  list.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    const next = steps[event.key]?.(at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    tabs[next]?.focus();
  });
  select(0);
  group.prepend(list);
}

const targetOf = (hash: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Shows the panel that contains the target of the page's URL. */
function showTarget(): void {
  const target = targetOf(location.hash);
  const panel = hiddenPanelOf(target);
  panel?.dispatchEvent(new Event("beforematch"));
  if (panel) target?.scrollIntoView();
}

/** Starts all tabs. A link to an element in a hidden panel opens the panel in every browser. */
export function enhanceTabs(): void {
  document.querySelectorAll<HTMLElement>("[data-tabs]").forEach(startTabs);
  showTarget();
  addEventListener("hashchange", showTarget);
  // A second click on the same link does not fire `hashchange`, because the URL does not change.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.hash && link.pathname === location.pathname)
      hiddenPanelOf(targetOf(link.hash))?.dispatchEvent(new Event("beforematch"));
  });
}

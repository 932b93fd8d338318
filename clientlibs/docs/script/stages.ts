/**
 * Makes a preview scrollable, also with the keyboard, if it is taller than the style sheet allows. Shorter
 * previews do not clip, because an element can open something beyond their edges.
 */
function fit(stage: HTMLElement): void {
  stage.toggleAttribute("data-tall", stage.scrollHeight > parseFloat(getComputedStyle(stage).maxHeight));
  const scrolls = stage.scrollHeight > stage.clientHeight + 1 || stage.scrollWidth > stage.clientWidth + 1;
  const isScroller = scrolls && getComputedStyle(stage).overflowY !== "visible";
  const region = { tabindex: "0", role: "region", "aria-label": stage.dataset.label ?? "" };
  for (const [name, value] of Object.entries(region))
    if (isScroller) stage.setAttribute(name, value);
    else stage.removeAttribute(name);
}

/** Marks a preview whose element takes no space in its state. */
function markBlank(stage: HTMLElement): void {
  const element = stage.querySelector<HTMLElement>("[data-state]");
  stage.toggleAttribute("data-blank", element?.offsetHeight === 0);
}

/** The browser calls this observer before it paints the page, so that the layout does not jump. */
const sizes = new ResizeObserver((changes) => {
  const stages = changes.map(({ target }) => target.closest<HTMLElement>(".stage"));
  for (const stage of new Set(stages)) if (stage) fit(stage);
});

/** Watches a preview and its elements, including elements that are added later. */
export function watchStage(stage: HTMLElement): void {
  const watchChildren = () => {
    for (const child of stage.children) sizes.observe(child);
  };
  new MutationObserver(watchChildren).observe(stage, { childList: true });
  watchChildren();
  sizes.observe(stage);
  // The element has its final size only after the browser has rendered it.
  new MutationObserver(() => requestAnimationFrame(() => markBlank(stage))).observe(stage, {
    subtree: true,
    attributeFilter: ["data-state"],
  });
  addEventListener("resize", () => fit(stage));
}

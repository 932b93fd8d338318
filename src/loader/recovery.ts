import { widgetTags } from "./manifest";

const widgets = () => document.querySelectorAll(widgetTags().join(","));

/**
 * When not even the core could be loaded: the authors' fallbacks stay, the page is told, and another try follows
 * as soon as something changed (online again, a widget comes into view or is inserted). Returns how to stop waiting.
 */
export function awaitSecondChance(error: unknown, retry: () => void): () => void {
  const stop = () => {
    sight.disconnect();
    insertions.disconnect();
    removeEventListener("online", take);
  };
  /** One occasion is enough: what follows it must not ask again. */
  const take = () => {
    stop();
    retry();
  };
  const wasHidden = new WeakSet<Element>();
  const sight = new IntersectionObserver((sightings) => {
    for (const { target, isIntersecting } of sightings) {
      if (!isIntersecting) wasHidden.add(target);
      else if (wasHidden.has(target)) take();
    }
  });
  const insertions = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if ([...widgets()].some((widget) => added.some((node) => node.contains(widget)))) take();
  });
  for (const widget of widgets()) {
    widget.setAttribute("data-state", "error");
    // The first sighting may come after a scroll, and would not say where the widget was when loading failed.
    if (widget.getBoundingClientRect().top > innerHeight) wasHidden.add(widget);
    sight.observe(widget);
  }
  insertions.observe(document, { childList: true, subtree: true });
  addEventListener("online", take);
  console.error("[vetrina] could not be loaded; it will be tried again", error);
  document.dispatchEvent(new CustomEvent("vetrina:error", { detail: { row: "chunk", error } }));
  return stop;
}

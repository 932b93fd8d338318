/** Matches where the table of contents has a separate column. The style sheet has the same width. */
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

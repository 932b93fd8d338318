const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
};

/** Shows the search field, and loads its script with the index when the reader uses it. */
export function showSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-search]");
  const field = form?.querySelector("input");
  const script = document.querySelector<HTMLTemplateElement>("#search");
  if (!form || !field || !script) return;
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("focus", () => script.replaceWith(script.content.cloneNode(true)), { once: true });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    field.focus();
  });
}

const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
};

/** Shows the search field. Loads the search script with the index only when the reader uses the field. */
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

/**
 * Prevents the form of an example from sending data. The line below the form shows the data that it would
 * send.
 */
export function keepForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const place = form.closest<HTMLElement>("[data-form]");
    if (!place) return;
    event.preventDefault();
    const values = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
    const note = place.querySelector("[role='status']");
    if (note) note.textContent = `${place.dataset.form ?? ""}: ${values.join("&")}`;
  });
}

/**
 * Keeps the current section in the link to the other language. Sections have the same ids in both languages.
 */
export function keepSection(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-language]");
  if (!link) return;
  const follow = () => (link.hash = location.hash);
  follow();
  addEventListener("hashchange", follow);
}

/** Prevents the form of an example from sending anything. The line below it shows what it would send. */
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

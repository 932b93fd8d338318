/** Makes the documentation live: previews where a server gives the pages, and a button at each piece of code. */

const words = document.documentElement.dataset;

/** Takes what a template holds into the page, in the template's place. */
function unfold(template: HTMLTemplateElement): void {
  template.replaceWith(template.content.cloneNode(true));
}

/** The library fetches its parts, which no browser allows to a page that was opened as a file. */
function showPreviews(): void {
  const library = document.querySelector<HTMLTemplateElement>("#library");
  if (!library || !location.protocol.startsWith("http")) return;
  document.querySelectorAll<HTMLTemplateElement>("template[data-preview]").forEach(unfold);
  document.querySelector<HTMLElement>("[data-preview-note]")?.remove();
  unfold(library);
}

/** Where the clipboard is closed to the page, the code is selected for the reader to copy. */
function select(code: Node): void {
  getSelection()?.selectAllChildren(code);
}

async function copy(code: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    button.textContent = words.copied ?? "";
  } catch {
    select(code);
    button.textContent = words.copyByHand ?? "";
  }
  setTimeout(() => (button.textContent = words.copy ?? ""), 3000);
}

function addCopyButton(figure: Element): void {
  const code = figure.querySelector("code");
  if (!code) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = words.copy ?? "";
  // Its text changes when it has worked: screen readers hear that too.
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", () => void copy(code, button));
  figure.append(button);
}

showPreviews();
document.querySelectorAll("figure.code").forEach(addCopyButton);

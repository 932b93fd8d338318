/** The script of the documentation: it shows previews if a server delivers the page, and adds copy buttons. */

const words = document.documentElement.dataset;

/** Replaces a template with its content. */
function unfold(template: HTMLTemplateElement): void {
  template.replaceWith(template.content.cloneNode(true));
}

/** The library loads its files with `fetch`, which browsers forbid to a page that is opened as a file. */
function showPreviews(): void {
  const library = document.querySelector<HTMLTemplateElement>("#library");
  if (!library || !location.protocol.startsWith("http")) return;
  document.querySelectorAll<HTMLTemplateElement>("template[data-preview]").forEach(unfold);
  document.querySelector<HTMLElement>("[data-preview-note]")?.remove();
  unfold(library);
}

/** Without access to the clipboard, the code is selected, so that the reader can copy it. */
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
  // Screen readers announce the new text after copying.
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", () => void copy(code, button));
  figure.append(button);
}

showPreviews();
document.querySelectorAll("figure.code").forEach(addCopyButton);

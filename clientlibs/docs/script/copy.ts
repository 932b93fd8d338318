const words = document.documentElement.dataset;

/** How long the outcome stays on the button, in milliseconds. */
const shownFor = 3000;

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
  setTimeout(() => (button.textContent = words.copy ?? ""), shownFor);
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

/** Adds a button to each code block. */
export function addCopyButtons(): void {
  document.querySelectorAll("figure.code").forEach(addCopyButton);
}

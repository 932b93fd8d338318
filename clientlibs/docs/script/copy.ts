const words = document.documentElement.dataset;

/** Time for which the outcome stays on the button, in milliseconds. */
const shownFor = 3000;

/**
 * The button shows an icon, and only screen readers announce its name. The outcome is visible to everyone.
 */
function label(text: HTMLElement, outcome?: string): void {
  text.textContent = outcome ?? words.copy ?? "";
  text.classList.toggle("unseen", outcome === undefined);
}

async function copy(code: HTMLElement, text: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    label(text, words.copied);
  } catch {
    // Without access to the clipboard, the script selects the code, so that the reader can copy it.
    getSelection()?.selectAllChildren(code);
    label(text, words.copyByHand);
  }
  setTimeout(label, shownFor, text);
}

function addCopyButton(figure: Element): void {
  const code = figure.querySelector("code");
  if (!code) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button copy";
  button.title = words.copy ?? "";
  // Screen readers announce the new text after copying.
  button.setAttribute("aria-live", "polite");
  const text = button.appendChild(document.createElement("span"));
  label(text);
  button.addEventListener("click", () => void copy(code, text));
  figure.append(button);
}

/** Adds a button to each code block. */
export function addCopyButtons(): void {
  document.querySelectorAll("figure.code").forEach(addCopyButton);
}

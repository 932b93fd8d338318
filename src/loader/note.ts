import { inPageLanguage, readConfiguration, valueAt } from "./configuration";
import { nowAndWhenParsed } from "./page";
import { pageDocument } from "./page-document";

const isInspectorRequested = () => new URLSearchParams(location.search).has("vetrina-inspect");

/** Whether an author or developer views the page: on their own machine, or with the inspector if it is allowed. */
const isAuthoringContext = () =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname) ||
  (isInspectorRequested() && valueAt(readConfiguration(), "inspector") !== false);

let note: HTMLElement | undefined;

/** Removes the note, for example because the library has loaded in the meantime. */
export function removeNote(): void {
  note?.remove();
  note = undefined;
}

/** Shows a note at the top of the page that explains to authors why nothing loads. Players do not see it. */
export function showNote(sentence: string): void {
  if (!isAuthoringContext()) return;
  note ??= pageDocument.createElement("p");
  note.role = "status";
  note.textContent =
    sentence +
    (isInspectorRequested()
      ? inPageLanguage(" Nemmeno l’ispettore si apre.", " The inspector does not open either.")
      : "");
  // Sets the styles by script, because every content security policy allows this, unlike a `style` attribute.
  note.style.cssText =
    "position:relative;z-index:2147483647;margin:0;padding:1em;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere;color:#1c1c1c;background:#fff3cd";
  nowAndWhenParsed(() => {
    if (note) pageDocument.body?.prepend(note);
  });
}

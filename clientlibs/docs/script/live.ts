import { liveContent, whenNear } from "./live-content";
import { watchStage } from "./stages";

type Configure = (part: { readonly language: string }) => void;

/** `window.Vetrina` before the library has completed it. */
interface Queue {
  readonly q: ((vetrina: { readonly configure: Configure }) => void)[];
}

/** Sets the language of the elements to that of the page. */
function setLanguage(): void {
  const page = window as unknown as { Vetrina?: Queue };
  const vetrina = (page.Vetrina ??= { q: [] });
  vetrina.q.push(({ configure }) => configure({ language: document.documentElement.lang }));
}

/** Inserts the live elements of a page, each when it comes near the viewport. */
export function showLiveElements(): void {
  // A page opened from a disk cannot fetch files, so all its elements are in one classic script.
  const name = location.protocol === "file:" ? "#disk-library" : "#library";
  const library = document.querySelector<HTMLTemplateElement>(name);
  if (!library) return;
  whenNear("[data-place]", (place) => {
    const template = place.querySelector("template");
    template?.replaceWith(liveContent(template));
    place.querySelectorAll<HTMLElement>(".stage").forEach(watchStage);
  });
  setLanguage();
  library.replaceWith(liveContent(library));
}

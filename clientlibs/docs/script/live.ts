import { liveContent } from "./live-content";
import { whenNear } from "./near";
import { watchStage } from "./stages";

type Configure = (part: { readonly language: string }) => void;

/** `window.Vetrina` before the library has completed it. */
interface Queue {
  readonly q: ((vetrina: { readonly configure: Configure }) => void)[];
}

/** Elements speak the language of the page around them. */
function setLanguage(): void {
  const page = window as unknown as { Vetrina?: Queue };
  const vetrina = (page.Vetrina ??= { q: [] });
  vetrina.q.push(({ configure }) => configure({ language: document.documentElement.lang }));
}

/** Inserts the live elements of a page, each when it comes near the viewport. */
export function showLiveElements(): void {
  // A page that is opened from a disk may not fetch files, so it has the elements in one classic script.
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

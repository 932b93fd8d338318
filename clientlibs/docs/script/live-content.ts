/** No real host has this name (RFC 2606). */
const placeholderSite = "https://page.invalid/";

/**
 * Returns the URL unchanged or, for a path of the site on a page opened from a disk, an https URL. Without a
 * server, elements would refuse the path and log a warning.
 */
export const urlOnServer = (url: string): string =>
  location.protocol === "file:" ? new URL(url, placeholderSite).href : url;

/** A copy of a template's content that works on pages from a server and on pages opened from a disk. */
export function liveContent(template: HTMLTemplateElement): DocumentFragment {
  const content = template.content.cloneNode(true) as DocumentFragment;
  for (const element of content.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (name.startsWith("data-") && value.startsWith("/")) element.setAttribute(name, urlOnServer(value));
  return content;
}

/** Calls `start` for each element when it comes near the viewport, so that a long page starts quickly. */
export function whenNear(selector: string, start: (element: Element) => void): void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(target);
      }
    },
    { rootMargin: "400px 0px" },
  );
  document.querySelectorAll(selector).forEach((element) => observer.observe(element));
}

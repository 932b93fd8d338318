/** No host has this name (RFC 2606). */
const placeholderSite = "https://page.invalid/";

/** A page from the disk has no server, so elements would refuse a path of the site there only, and complain. */
export const addressOnServer = (address: string): string =>
  location.protocol === "file:" ? new URL(address, placeholderSite).href : address;

/** What a template contains, for a page from a server or from the disk. */
export function liveContent(template: HTMLTemplateElement): DocumentFragment {
  const content = template.content.cloneNode(true) as DocumentFragment;
  for (const element of content.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (name.startsWith("data-") && value.startsWith("/"))
        element.setAttribute(name, addressOnServer(value));
  return content;
}

import { pageDocument } from "../../utils/page-document";

/**
 * Puts each table into a box that scrolls sideways. Not every browser makes such a box focusable, so it has a
 * `tabindex`, and a focusable region needs a name.
 *
 * @param defaultName the name of a table without a caption
 */
export function boxTables(content: DocumentFragment, defaultName: string): void {
  for (const table of content.querySelectorAll("table")) {
    const box = pageDocument.createElement("div");
    box.className = "vetrina-table-box";
    box.tabIndex = 0;
    box.setAttribute("role", "region");
    box.setAttribute("aria-label", table.caption?.textContent.trim() || defaultName);
    table.replaceWith(box);
    box.append(table);
  }
}

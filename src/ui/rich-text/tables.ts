/**
 * Gives each table a box in which it scrolls sideways. Not every browser lets the keyboard into such a box by itself,
 * and what takes the focus needs a name.
 *
 * @param otherwise the name of a table without a caption
 */
export function boxTables(content: DocumentFragment, otherwise: string): void {
  for (const table of content.querySelectorAll("table")) {
    const box = document.createElement("div");
    box.className = "vetrina-table-box";
    box.tabIndex = 0;
    box.setAttribute("role", "region");
    box.setAttribute("aria-label", table.caption?.textContent.trim() || otherwise);
    table.replaceWith(box);
    box.append(table);
  }
}

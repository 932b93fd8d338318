/**
 * Searches the pages. The build prepends the index to this script. A page loads the script when the reader
 * uses the search field.
 */
import MiniSearch, { type AsPlainObject, type SearchResult } from "minisearch";
import { searchOptions } from "./search-options";

/** Maximum number of results. A longer list does not help readers. */
const maxResults = 10;

const words = document.documentElement.dataset;

const index = MiniSearch.loadJS(
  (globalThis as unknown as { vetrinaSearch: AsPlainObject }).vetrinaSearch,
  searchOptions,
);

/** A search result. Its URL is relative to the folder of the pages, and this page is in the same folder. */
function resultItem({ id, title, page }: SearchResult): HTMLLIElement {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  link.href = String(id);
  link.append(String(title));
  if (page) link.appendChild(document.createElement("small")).textContent = String(page);
  return item;
}

function countText(count: number): string {
  if (count === 0) return words.foundNone ?? "";
  return count === 1 ? (words.foundOne ?? "") : (words.foundMany ?? "").replace("{count}", String(count));
}

function start(form: HTMLFormElement, field: HTMLInputElement, list: HTMLElement, status: HTMLElement): void {
  const links = () => [...list.querySelectorAll("a")];
  const none = Object.assign(document.createElement("li"), {
    className: "none",
    textContent: countText(0),
  });

  function showResults(): void {
    const query = field.value.trim();
    const results = query === "" ? [] : index.search(query).slice(0, maxResults);
    list.hidden = query === "";
    list.replaceChildren(...(results.length > 0 ? results.map(resultItem) : [none]));
    status.textContent = query === "" ? "" : countText(results.length);
  }

  function close(): void {
    list.hidden = true;
  }

  function move(event: KeyboardEvent): void {
    const all: HTMLElement[] = [field, ...links()];
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
    if (step === 0 || list.hidden || !next) return;
    event.preventDefault();
    next.focus();
  }

  field.addEventListener("input", showResults);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  form.addEventListener("keydown", (event) => {
    move(event);
    if (event.key !== "Escape" || list.hidden) return;
    close();
    field.focus();
  });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  list.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  // Shows results for text that the reader typed before this script loaded.
  showResults();
}

const form = document.querySelector<HTMLFormElement>("[data-search]");
const field = form?.querySelector("input");
const list = form?.querySelector<HTMLElement>("[data-found]");
const status = form?.querySelector<HTMLElement>("[data-search-status]");
if (form && field && list && status) start(form, field, list, status);

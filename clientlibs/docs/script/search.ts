import { excerpt } from "./excerpt";
import { find, type Found, type SearchEntry } from "./find";
import { prepared } from "./prepared-index";

/** More results than this do not help. */
const maxResults = 20;

const words = document.documentElement.dataset;

/** The index is a script, because a page that is opened from a disk may not fetch files. It is loaded once. */
function loadIndex(): Promise<readonly SearchEntry[]> {
  const page = globalThis as { vetrinaSearch?: readonly SearchEntry[] };
  const template = document.querySelector<HTMLTemplateElement>("#search-index");
  const copy = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const script = copy?.querySelector("script");
  if (!template || !copy || !script) return Promise.resolve([]);
  return new Promise((resolve) => {
    script.addEventListener("load", () => {
      const index = page.vetrinaSearch ?? [];
      // Before the first letter is typed.
      prepared(index);
      resolve(index);
    });
    script.addEventListener("error", () => resolve([]));
    template.replaceWith(copy);
  });
}

/** The text of a result around the words of the query, which are marked. */
function excerptOf(text: string, query: string): HTMLElement {
  const shown = document.createElement("span");
  shown.className = "excerpt";
  for (const { text: piece, isFound } of excerpt(text, query)) {
    if (isFound) shown.appendChild(document.createElement("mark")).textContent = piece;
    else shown.append(piece);
  }
  return shown;
}

/** Results are relative to the folder of the pages, where this page is too. */
function resultItem([address, title, page, text]: SearchEntry, query: string): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = address;
  link.append(title);
  if (page) link.appendChild(document.createElement("small")).textContent = page;
  if (text) link.append(excerptOf(text, query));
  item.append(link);
  return item;
}

/** What the results are, if they are not what was typed; empty if they are. */
function noteText({ entries, isComplete, query }: Found, typed: string): string {
  if (entries.length === 0) return "";
  const meant = (words.foundMeant ?? "")
    .replace("{query}", () => typed.trim())
    .replace("{meant}", () => query.trim());
  return [query === typed ? "" : meant, isComplete ? "" : words.foundNear].filter(Boolean).join(" ");
}

function countText(count: number): string {
  if (count === 0) return words.foundNone ?? "";
  if (count === 1) return words.foundOne ?? "";
  const text = count > maxResults ? words.foundFirst : words.foundMany;
  return (text ?? "").replace("{count}", String(count)).replace("{shown}", String(maxResults));
}

function noteItem(text: string): HTMLLIElement {
  const item = document.createElement("li");
  item.className = "none";
  item.textContent = text;
  return item;
}

const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
};

/** Shows the search field and answers it. */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-search]");
  const field = form?.querySelector("input");
  const list = form?.querySelector<HTMLElement>("[data-found]");
  const status = form?.querySelector<HTMLElement>("[data-search-status]");
  if (!form || !field || !list || !status) return;
  form.hidden = false;

  let index: Promise<readonly SearchEntry[]> | undefined;
  const links = () => [...list.querySelectorAll("a")];

  function close(): void {
    list?.setAttribute("hidden", "");
  }

  async function answer(): Promise<void> {
    const typed = field?.value ?? "";
    index ??= loadIndex();
    const entries = await index;
    // Another letter was typed meanwhile.
    if (!list || !status || typed !== field?.value) return;
    const found = find(entries, typed);
    const shown = found.entries.slice(0, maxResults);
    const isAsked = typed.trim() !== "";
    list.hidden = !isAsked;
    const note = noteText(found, typed);
    const count = countText(found.entries.length);
    status.textContent = isAsked ? note || count : "";
    list.replaceChildren(...shown.map((entry) => resultItem(entry, found.query)));
    if (note !== "") list.prepend(noteItem(note));
    if (shown.length === 0 || found.entries.length > maxResults) list.append(noteItem(count));
  }

  function move(event: KeyboardEvent): void {
    const all: HTMLElement[] = [field as HTMLElement, ...links()];
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
    if (step === 0 || list?.hidden || !next) return;
    event.preventDefault();
    next.focus();
  }

  field.addEventListener("focus", () => (index ??= loadIndex()));
  field.addEventListener("input", () => void answer());
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
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    field.focus();
  });
}

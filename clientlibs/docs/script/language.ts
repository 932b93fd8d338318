/**
 * Keeps the current section in the link to the other language. Sections have the same ids in both languages.
 */
export function keepSection(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-language]");
  if (!link) return;
  const follow = () => (link.hash = location.hash);
  follow();
  addEventListener("hashchange", follow);
}

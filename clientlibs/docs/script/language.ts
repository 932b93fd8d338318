/** The link to the other language leads to the same section: sections have the same ids in both. */
export function keepSection(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-language]");
  if (!link) return;
  const follow = () => (link.hash = location.hash);
  follow();
  addEventListener("hashchange", follow);
}

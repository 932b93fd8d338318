/** By the beginning of a key: the value of `data-provider` of the tables that need it. */
const providers: Readonly<Record<string, string>> = {
  "liveCasino.playtech": "CasinoGamePT",
  "liveCasino.evolution": "EvolutionGame",
};

/** Whether an element reads a key. It reads a provider's key if it is or contains a table of this provider. */
export function isKeyOf(element: Element, key: string): boolean {
  const provider = providers[key.split(".", 2).join(".")];
  if (!provider) return true;
  const tables = `[data-provider=${provider}]`;
  return element.matches(tables) || element.querySelector(tables) !== null;
}

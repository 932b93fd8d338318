/** By the beginning of a key: the value of `data-provider` of the tables that need it. */
const providers: Readonly<Record<string, string>> = {
  "liveCasino.playtech": "CasinoGamePT",
  "liveCasino.evolution": "EvolutionGame",
};

/** False for a key of a provider of whom an element neither is a table nor contains one. */
export function isKeyOf(element: Element, key: string): boolean {
  const provider = providers[key.split(".", 2).join(".")];
  if (!provider) return true;
  const tables = `[data-provider=${provider}]`;
  return element.matches(tables) || element.querySelector(tables) !== null;
}

import { matchesDigest } from "./integrity";
import { digestOf, fileOf } from "./manifest";

export interface Patience {
  /** Milliseconds that one try may take (specification section 9: 120 000). */
  readonly timeout: number;
  /** Milliseconds before the second try, twice that before the third. */
  readonly backoff: number;
}

const tries = 3;

class WrongContent extends Error {}

async function fetchOnce(base: string, name: string, reload: boolean, { timeout }: Patience): Promise<void> {
  const file = fileOf(name);
  const response = await fetch(base + file, {
    signal: AbortSignal.timeout(timeout),
    cache: reload ? "reload" : "default",
  });
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  if (!(await matchesDigest(await response.arrayBuffer(), digestOf(name)))) {
    throw new WrongContent(`${file}: not what was built`);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Brings a chunk into the browser's cache, from where `import()` takes it. Unlike an import, a fetch can be given
 * up and tried again; the first try may use the cache, later ones go past it.
 */
export async function fetchChunk(
  base: string,
  name: string,
  patience: Patience,
  isRepeated: boolean,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fetchOnce(base, name, isRepeated || attempt > 1, patience);
      return;
    } catch (error) {
      // A file of the wrong content may be an old one in the cache; a second wrong one is what the server has.
      const isHopeless = error instanceof WrongContent && attempt > 1;
      if (isHopeless || attempt === tries) throw error;
      await pause(patience.backoff * attempt);
    }
  }
}

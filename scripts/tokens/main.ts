import { writeFile } from "node:fs/promises";
import { readTokenFile, readTokens } from "./read-tokens";
import { tokenModule } from "./write-tokens";

// Writes `src/ui/theme/tokens.ts` from the source of the design tokens.
await writeFile(
  new URL("../../src/ui/theme/tokens.ts", import.meta.url),
  tokenModule(await readTokens(await readTokenFile())),
);

import { pageDocument } from "./page-document";

/** The page's configuration block, unchecked. The library reads it again, with all checks. */
export function readConfiguration(): unknown {
  const block = pageDocument.querySelector('script#vetrina-config[type="application/json"]');
  try {
    return JSON.parse(block?.textContent ?? "{}") as unknown;
  } catch {
    return {};
  }
}

/** The value of a key such as `bonus.paths.list`. */
export const valueAt = (config: unknown, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>((object, name) => (object as Record<string, unknown> | undefined)?.[name], config);

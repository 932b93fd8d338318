import type { OutputFile, Source } from "../source";
export async function docsFiles(_source: Source): Promise<OutputFile[]> {
  return [];
}

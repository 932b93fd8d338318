// @vitest-environment node
import { describe, expect, it } from "vitest";
import { prose } from "../../../clientlibs/docs/blocks";
import { wordsIn } from "../../../clientlibs/docs/words";
import { files } from "./docs-files";

const pages = [...files].flatMap(([path, content]) => (path.endsWith(".html") ? [{ path, content }] : []));

interface Section {
  readonly path: string;
  readonly markup: string;
}

const sections: readonly Section[] = pages.flatMap(({ path, content }) =>
  [...String(content).matchAll(/<section aria-labelledby="[^"]+">([\s\S]*?)<\/section>/g)].map(
    ([, markup = ""]) => ({ path, markup }),
  ),
);

describe.each([
  { kind: "urls", written: ".example", note: "exampleUrls" },
  { kind: "pictures", written: "/immagini/", note: "examplePictures" },
] as const)("samples with placeholder $kind", ({ written, note }) => {
  const withSamples = sections.filter(({ markup }) =>
    [...markup.matchAll(/<figure class="code">[\s\S]*?<\/figure>/g)].some(([figure]) =>
      figure.includes(written),
    ),
  );

  it("have exactly one note about the placeholders in each section", () => {
    expect(withSamples.length).toBeGreaterThan(3);
    for (const { path, markup } of withSamples) {
      const logged = prose(wordsIn[path.startsWith("en/") ? "en" : "it"][note]).markup;
      expect(markup.split(logged), path).toHaveLength(2);
    }
  });
});

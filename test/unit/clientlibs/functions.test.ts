// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageFunctions } from "../../../clientlibs/docs/functions";
import type { Discovery } from "../../../src/element/discovery";
import { completeNamespace } from "../../../src/entries/namespace";
import type { Namespace } from "../../../src/entries/public-namespace";
import type { Page } from "../../../src/platform/page";
import { createServices } from "../../../src/services/create-services";
import { files as docs } from "./docs-files";

const discovery = {
  discover: () => undefined,
  load: () => Promise.resolve(),
} as unknown as Discovery;
const page = { url: () => new URL("https://sito.example/") } as unknown as Page;

/** Names of all functions of an object, such as `account.balance`. The queue and promises are not functions. */
const functionsOf = (value: object, path = ""): string[] =>
  Object.entries(value)
    .filter(([name]) => name !== "q")
    .flatMap(([name, member]: [string, unknown]) => {
      if (typeof member === "function") return path + name;
      if (typeof member !== "object" || member === null || member instanceof Promise) return [];
      return functionsOf(member, `${path}${name}.`);
    });

const services = createServices({}, { page });
const runtime = {
  catalogue: [],
  services,
  firstUse: new Promise<void>(() => undefined),
  startServices: () => undefined,
};
const ready = new Promise<Namespace>(() => undefined);
const namespace = completeNamespace({}, { runtime, discovery, version: "0.0.0", ready });
const names = functionsOf(namespace);

describe("the functions of window.Vetrina", () => {
  it("are exactly those in the author documentation", async () => {
    expect(names).toContain("account.ssoToken");
    const signatures = Object.keys(pageFunctions);
    expect(signatures.map((signature) => signature.replace(/\(.*/, "")).sort()).toEqual(names.sort());
    for (const signature of signatures)
      for (const path of ["configuration.html", "en/configuration.html"])
        expect(docs.get(path)).toContain(`<code>Vetrina.${signature}</code>`);
  });

  it("are all named in docs/placing-widgets.md", () => {
    const guide = readFileSync(new URL("../../../docs/placing-widgets.md", import.meta.url), "utf8");
    const [, listed = ""] = /`window\.Vetrina` has (.*)\n/.exec(guide) ?? [];
    for (const name of names) expect(listed).toContain(`\`${name.replace(/^.*\./, "")}(`);
  });
});

// @vitest-environment node
import { Script } from "node:vm";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { elementEvents } from "../../../clientlibs/describe";
import { detailFields, eventSample } from "../../../clientlibs/docs/event-sample";
import { reactApplication } from "../../../clientlibs/docs/react-sample";
import { scenariosOf } from "../../../clientlibs/docs/scenarios";
import { formAttributes } from "../../../clientlibs/form-attributes";
import { membersOf } from "../../../clientlibs/members";
import { folderOf } from "../../../distribution/names";
import { demoScenarios } from "../../../src/definition";
import { descriptions } from "../../../widgets/descriptions";
import { messagesDescription } from "../../../widgets/messages/description";
import { samplesIn, sectionIn } from "../../support/markup";
import { files } from "./docs-files";

const { DOMParser } = new Window();

const sectionOf = (path: string, id: string) => sectionIn(files.get(path), id);

const pages = descriptions.flatMap((definition) =>
  (["it", "en"] as const).map((language) => ({
    definition,
    language,
    path: `${language === "en" ? "en/" : ""}${folderOf(definition.tag)}.html`,
  })),
);

describe.each(pages)(
  "the section about scripts and styles of an element, on $path",
  ({ definition, path, language }) => {
    it("has a script that runs and listens to the events of the element", () => {
      const [code = ""] = samplesIn(sectionOf(path, "events"));
      expect(() => new Script(code)).not.toThrow();
      expect(code).toContain(`querySelector("${definition.tag}")`);
      const own = Object.keys(definition.events ?? {});
      for (const name of own.length > 0 ? own : ["vetrina:widget-ready"])
        expect(code).toContain(`addEventListener("${name}"`);
      const isCancelable = elementEvents(definition).some(({ cancelable }) => cancelable);
      expect(code.includes("event.preventDefault()")).toBe(isCancelable);
    });

    it("lists the properties for scripts, and states that the element has no methods", () => {
      const members = membersOf(definition);
      expect(sectionOf(path, "events")).toContain(
        language === "it" ? "non ha metodi propri" : "no methods of its own",
      );
      expect(sectionOf(path, "events")).toContain("configuration.html#functions");
      const properties = sectionOf(path, "properties");
      expect(properties !== "").toBe(members.length > 0);
      for (const { name } of members) expect(properties).toContain(`<code>${name}: `);
    });

    it("has a style rule for one of the element's parts", () => {
      const [rule] = samplesIn(sectionOf(path, "parts"));
      const parts = Object.keys(definition.parts ?? {});
      expect(parts).toContain(/::part\((.*)\) \{/.exec(rule ?? "")?.[1]);
      expect(rule?.startsWith(`${definition.partsIn ?? definition.tag}::part(`)).toBe(true);
    });

    it("lists exactly the applicable situations of data-demo", () => {
      const attributes = sectionOf(path, "attributes");
      const [, listed = ""] = attributes.split("<summary>");
      const scenarios = scenariosOf(definition);
      expect(listed !== "").toBe(definition.needs !== undefined);
      for (const scenario of demoScenarios)
        expect(listed.includes(`<code>${scenario}</code>: `), scenario).toBe(scenarios.includes(scenario));
      for (const { demo } of definition.examples ?? [])
        if (definition.needs) expect(scenarios).toContain(demo);
    });
  },
);

it("every situation of data-demo applies to at least one element", () => {
  const all = new Set(descriptions.flatMap((definition) => [...scenariosOf(definition)]));
  expect([...all].toSorted()).toEqual([...demoScenarios].toSorted());
});

it("detailFields returns the fields of an event detail that is a single object", () => {
  expect(detailFields('{ provider: "A" | "B"; gameId: string; network?: string }')).toEqual([
    "provider",
    "gameId",
    "network",
  ]);
  expect(detailFields("{}")).toEqual([]);
  expect(detailFields('{ view: "login" } | { view: "refresh" }')).toEqual([]);
});

it("the React example of a panel has the fallback class in React's notation", () => {
  const application = reactApplication(messagesDescription, descriptions, "it");
  expect(application).toContain('<p className="vetrina-fallback">Messaggi</p>');
});

it("the script for a cancelable event explains the effect of preventDefault()", () => {
  const card = descriptions.find(({ tag }) => tag === "vetrina-live-casino-card");
  expect(card && eventSample(card, "en")).toContain(
    [
      'element.addEventListener("vetrina:game-launch", (event) => {',
      "  // The library does nothing more: from here on this script handles it.",
      "  event.preventDefault();",
      "  const { provider, gameId, network } = event.detail;",
    ].join("\n"),
  );
});

describe.each(pages.filter(({ definition }) => definition.formAssociated))(
  "a form control on $path",
  ({ definition, path, language }) => {
    it("has a complete form, with a label, a name and a button", () => {
      const [code = ""] = samplesIn(sectionOf(path, "forms"));
      const { body } = new DOMParser().parseFromString(code, "text/html");
      const control = body.querySelector(`form > ${definition.tag}`);
      expect(control?.getAttribute("name")).toBeTruthy();
      expect(control?.id).toBeTruthy();
      expect(body.querySelector("form > label")?.getAttribute("for")).toBe(control?.id);
      expect(body.querySelector("form > button")?.getAttribute("type")).toBe("submit");
      expect(sectionOf(path, "forms")).toContain("data-place");
    });

    it("has the form attributes in its table, with the texts of the playground", () => {
      for (const { name, help } of formAttributes(definition)) {
        const [, row = ""] = sectionOf(path, "attributes").split(`<tr role="row" id="${name}">`);
        expect(row.split("</tr>")[0]).toContain(help[language]);
        expect(sectionOf(path, "preview")).toContain(help[language]);
      }
    });

    it("has its name in the React example", () => {
      const [application = ""] = samplesIn(sectionOf(path, "react"));
      expect(application).toContain(`name="${definition.examples?.[0].own?.name ?? ""}"`);
    });
  },
);

it.each(["", "en/"])("the page of an element without data does not promise simulated data (%s)", (folder) => {
  const preview = sectionOf(`${folder}date-picker.html`, "preview");
  expect(preview).not.toMatch(/con dati simulati|with simulated data/);
  expect(sectionOf(`${folder}open-bets.html`, "preview")).toMatch(/con dati simulati|with simulated data/);
});

/** The console and the pages both use “tu” for the author. */
it("no Italian page uses “voi”", () => {
  const plural =
    /\b(vostr[oaie]|avete|dovete|potete|scrivete|aggiungete|aprite|controllate(?:ne)?|provate|cambiate i|mandate|correggete|togliete|chiedete)\b/i;
  const said = [...files]
    .filter(([path]) => /^[\w-]+\.html$/.test(path))
    .flatMap(([path, text]) => {
      const [, word] = plural.exec(text.replace(/<div[^>]* data-changes>[\s\S]*?<\/div>/g, "")) ?? [];
      return word ? [`${path}: ${word}`] : [];
    });
  expect(said).toEqual([]);
});

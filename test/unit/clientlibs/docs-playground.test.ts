// @vitest-environment node
import { Window } from "happy-dom";
import { afterAll, describe, expect, it, vi } from "vitest";
import { ownAttributes } from "../../../clientlibs/describe";
import { playground } from "../../../clientlibs/docs/playground";
import { fieldKind } from "../../../clientlibs/docs/playground-fields";
import { type FieldKind, wrongIn } from "../../../clientlibs/docs/script/check";
import { html } from "../../../markup/html";
import { bonusCarouselDescription } from "../../../widgets/bonus-carousel/description";
import { datePickerDescription } from "../../../widgets/date-picker/description";
import { descriptions } from "../../../widgets/descriptions";
import { liveCasinoCardDescription } from "../../../widgets/live-casino-card/description";

vi.stubGlobal("location", new URL("https://site.example/pagina"));
afterAll(() => vi.unstubAllGlobals());

const { DOMParser } = new Window();

const formOf = (definition: (typeof descriptions)[number], language: "it" | "en" = "it") =>
  new DOMParser().parseFromString(html`${playground(definition, language)}`.markup, "text/html");

describe("a value in a playground", () => {
  const { limit } = bonusCarouselDescription.attributes;
  const { minDate } = datePickerDescription.attributes;
  const { image, gameId, provider } = liveCasinoCardDescription.attributes;

  it.each([
    [limit, "101", "invalid"],
    [limit, "0", "invalid"],
    [limit, "4", undefined],
    [limit, "", undefined],
    [minDate, "2026-11-01", undefined],
    [minDate, "2026-02-30", "invalid"],
    [image, "javascript:alert(1)", "invalid"],
    [image, "/immagini/roulette.webp", undefined],
    [provider, "Altro", "invalid"],
    [gameId, "", "missing"],
  ] as const)("gets the same verdict as in the element (%#: %s)", (kind, value, wrong) => {
    expect(wrongIn(fieldKind(kind), value)).toBe(wrong);
    // The page stores the kind of a value as JSON.
    expect(wrongIn(JSON.parse(JSON.stringify(fieldKind(kind))) as FieldKind, value)).toBe(wrong);
  });

  it("is invalid if the browser's field cannot read it", () => {
    expect(wrongIn(fieldKind(limit), "", true)).toBe("invalid");
  });

  it.each(descriptions)("is valid if it comes from an example of $tag", (definition) => {
    for (const { attributes = {} } of definition.examples ?? [])
      for (const { field, kind } of ownAttributes(definition))
        expect(wrongIn(fieldKind(kind), attributes[field] ?? ""), field).toBeUndefined();
  });
});

describe.each(descriptions)("the playground of $tag", (definition) => {
  const place = formOf(definition);
  const named = (name: string) => place.querySelector(`[name="${name}"]`);

  it("has a field for each attribute, with a label, the meaning and space for an error", () => {
    for (const { name, label, kind } of ownAttributes(definition)) {
      const control = named(name);
      expect(control, name).not.toBeNull();
      expect(place.querySelector(`label[for="${control?.id}"]`)?.textContent).toContain(label.it);
      const texts = (control?.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => place.querySelector(`[id="${id}"]`));
      expect(texts.every((text) => text !== null)).toBe(true);
      expect(texts.some((text) => (text?.textContent ?? "").length > 10)).toBe(true);
      expect(texts.some((text) => text?.hasAttribute("data-wrong-of"))).toBe(kind.type !== "flag");
    }
  });

  it("has the fields for name, required and disabled if and only if the element is a form control", () => {
    for (const name of ["own:name", "own:required", "own:disabled"])
      expect(named(name) !== null, name).toBe(definition.formAssociated === true);
  });
});

it("the message about an invalid value states the expected value and the current fallback", () => {
  const message = (language: "it" | "en") =>
    formOf(bonusCarouselDescription, language)
      .querySelector('[data-wrong-of="data-limit"]')
      ?.getAttribute("data-invalid");
  expect(message("it")).toBe(
    "Valore non valido: serve un numero intero da 1 a 100. Finché resta così vale il valore predefinito: 100. Il codice da copiare non lo contiene.",
  );
  expect(message("en")).toBe(
    "This value is not valid: it must be a whole number from 1 to 100. Until you correct it, the default is used: 100. The code to copy leaves it out.",
  );
});

it("an empty choice shows its default as text", () => {
  expect(formOf(bonusCarouselDescription).querySelector('[name="data-variant"] option')?.textContent).toBe(
    "Predefinito: Home page",
  );
});

it("the theme field of a playground has a note that the code omits the theme, with a link to the setting", () => {
  const form = formOf(datePickerDescription);
  const note = form.querySelector("#try-scheme-help");
  expect(form.querySelector("#try-scheme")?.getAttribute("aria-describedby")).toBe("try-scheme-help");
  expect(note?.textContent).toContain("solo l’anteprima");
  expect(note?.querySelector("a")?.getAttribute("href")).toBe("appearance.html#dark");
});

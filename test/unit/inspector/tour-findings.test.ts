import { afterEach, describe, expect, it, vi } from "vitest";
import { createConfigStore } from "../../../src/config";
import { findingsIn } from "../../../src/inspector/findings";
import { configProblems } from "../../../src/inspector/log-facts";
import { createTourFindings } from "../../../src/inspector/tour-findings";
import { createPage } from "../../../src/platform/page";
import type { Services } from "../../../src/services/services";
import { createLog } from "../../../src/utils/log";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function findings(body: string, tour: unknown = {}) {
  // Nothing has a box without a layout.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  document.body.replaceChildren(...new DOMParser().parseFromString(body, "text/html").body.children);
  const log = createLog(() => "silent");
  const config = createConfigStore({ tour }, log);
  const services = { config, log, page: createPage() } as unknown as Services;
  const tours = createTourFindings(services, findingsIn("it", {}));
  const element = document.querySelector<HTMLElement>("vetrina-tour");
  return {
    ofElement: () => (element ? tours.ofElement(element).map(({ text }) => text) : []),
    ofConfiguration: () => tours.ofConfiguration().map(({ text }) => text),
    problems: () => configProblems(log.history?.messages ?? []),
  };
}

const step = (attributes: string, text = "testo") => `<div slot="step" hidden ${attributes}>${text}</div>`;
const inTour = (...steps: readonly string[]) =>
  `<h1>Prova</h1><vetrina-tour>${steps.join("")}</vetrina-tour>`;

describe("the steps of a tour element", () => {
  it("are fine", () => {
    const body = inTour(
      step('data-title="Uno"'),
      step('data-title="Due" data-target="h1" data-invites title="x"'),
      step('data-title="Tre" data-page="/altra" data-target="#altrove" data-cmp-hook="x" class="passo"'),
    );
    expect(findings(body).ofElement()).toEqual([]);
  });

  it.each([
    [inTour(), "La visita non parte: non ha passi."],
    [
      inTour('<div slot="steps" data-title="Uno">testo</div>'),
      'Un passo manca alla visita: ha slot="steps", e serve slot="step".',
    ],
    [inTour(step('data-titel="Uno"')), "Passo 1: «data-titel» non si legge; il nome giusto è «data-title»."],
    [
      inTour(step('data-title="Uno"'), step('data-title="Due" data-traget="h1"')),
      "Passo 2: «data-traget» non si legge; il nome giusto è «data-target».",
    ],
    [inTour(step('title="Uno"')), "Passo 1: «title» non si legge; il nome giusto è «data-title»."],
    [
      inTour(...Array.from({ length: 51 }, () => step('data-title="Uno"'))),
      "I passi dopo il 50 si saltano: una visita non ne ha di più.",
    ],
    [
      inTour(step('data-title="Uno"', "x".repeat(20_001))),
      "Passo 1: «text» non si legge, perché ha più di 20000 caratteri.",
    ],
    [inTour(step("", "")), "Il passo 1 si salta: non ha né titolo né testo."],
    [
      inTour(step('data-title="Uno"'), step('data-target="h1"')),
      "Al passo 2 manca il titolo, che è obbligatorio.",
    ],
    [
      inTour(step('data-title="Uno" data-target="##(("')),
      "Il passo 1 si salta: il browser non capisce il selettore «##((».",
    ],
    [
      inTour(step('data-title="Uno" data-target="h1 >>> [part="')),
      "Il passo 1 si salta: il browser non capisce il selettore «h1 >>> [part=».",
    ],
    [
      inTour(step('data-title="Uno" data-target="#manca"')),
      "Il passo 1 si salta: in questa pagina nulla corrisponde a «#manca».",
    ],
    [
      inTour(step('data-title="Uno" data-page="https://altro.example/x"')),
      "Il passo 1 si salta: «https://altro.example/x» non è una pagina di questo sito.",
    ],
    [
      '<vetrina-tour data-tour="nope"></vetrina-tour>',
      "La visita non parte: la configurazione non ne ha una che si chiama «nope».",
    ],
  ])("%s", (body, sentence) => {
    expect(findings(body).ofElement()[0]).toBe(sentence);
  });

  it("may be waited for, if their element is there and not seen", () => {
    const { ofElement } = findings(inTour(step('data-title="Uno" data-target="h1"')));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect());
    expect(ofElement()).toEqual(["Passo 1: «h1» adesso non si vede; se resta così, il passo si salta."]);
  });

  it("may be in the configuration, by the name of the tour", () => {
    const tours = [{ id: "benvenuto", steps: [{ title: "Uno", target: "#manca" }] }];
    const named = (name: string) => findings(`<vetrina-tour data-tour="${name}"></vetrina-tour>`, { tours });
    expect(named("benvenuto").ofElement()).toEqual([
      "Il passo 1 si salta: in questa pagina nulla corrisponde a «#manca».",
    ]);
    expect(named("benvneuto").ofElement()).toEqual([
      "La visita non parte: la configurazione non ha «benvneuto»; il nome giusto è «benvenuto».",
    ]);
  });
});

describe("the tours of the configuration", () => {
  it("are read before one starts: wrong keys and wrong steps", () => {
    const { ofConfiguration, problems } = findings("", {
      waitFor: "abc",
      confrim: true,
      tours: [
        { id: "uno", stepz: [] },
        {
          steps: [
            { titel: "Uno", text: "x" },
            { text: "y", target: "##((" },
            { title: "z", target: "#altrove" },
          ],
        },
      ],
    });
    expect(ofConfiguration()).toEqual([
      "tour.tours, visita 1 (uno): «stepz» non si legge; il nome giusto è «steps».",
      "tour.tours, visita 1 (uno): La visita non parte: non ha passi.",
      "tour.tours, visita 2 (?): non ha un nome («id»).",
      "tour.tours, visita 2 (?): Passo 1: «titel» non si legge; il nome giusto è «title».",
      "tour.tours, visita 2 (?): Al passo 2 manca il titolo, che è obbligatorio.",
      "tour.tours, visita 2 (?): Il passo 2 si salta: il browser non capisce il selettore «##((».",
    ]);
    expect(problems()).toEqual([
      expect.objectContaining({ problem: "unknown", right: "tour.confirm" }),
      expect.objectContaining({ problem: "wrong", key: "tour.waitFor" }),
    ]);
  });
});

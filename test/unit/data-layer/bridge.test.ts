import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { analyticsFields } from "../../../scripts/build/constants";
import { type DataLayerKind, startBridge } from "../../../src/data-layer/data-layer";
import { descriptions } from "../../../widgets/descriptions";

const fields = analyticsFields(descriptions);
const tags = descriptions.map(({ tag }) => tag);
let scope: Record<string, object[]>;
let stop: () => void;

function start(kind: DataLayerKind): void {
  stop = startBridge({ kind, fields, tags, version: "1.2.3", scope });
}

beforeEach(() => {
  scope = {};
  stop = () => undefined;
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  delete document.body.dataset.cmpDataLayerName;
});

/** Adds an element with these attributes. */
function add(tag: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** Sends an event like an element of the library. */
function send(name: string, detail: unknown, attributes: Readonly<Record<string, string>> = {}): void {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
  add("vetrina-live-casino-card", attributes).dispatchEvent(event);
}

const secret = "eyJhbGciOiJIUzI1NiJ9.GIULIA.segreto";

describe("the bridge to data layers", () => {
  it("pushes an event with its component and the fields that its definition allows", () => {
    start("both");
    send("vetrina:game-launch", { provider: "EvolutionGame", gameId: "evo-1", network: "rete" });
    expect(scope.adobeDataLayer).toEqual([
      { event: "vetrina:ready", eventInfo: { version: "1.2.3" } },
      { component: { "vetrina-live-casino-card-1": { "@type": "vetrina-live-casino-card" } } },
      {
        event: "vetrina:game-launch",
        eventInfo: {
          path: "component.vetrina-live-casino-card-1",
          provider: "EvolutionGame",
          gameId: "evo-1",
        },
      },
    ]);
    expect(scope.dataLayer?.at(-1)).toEqual({
      event: "vetrina:game-launch",
      vetrina: { component: "vetrina-live-casino-card-1", provider: "EvolutionGame", gameId: "evo-1" },
    });
  });

  it.each(["adobe", "gtm"] as const)("pushes only to the requested data layer %s", (kind) => {
    start(kind);
    expect(Object.keys(scope)).toEqual([kind === "adobe" ? "adobeDataLayer" : "dataLayer"]);
  });

  it("pushes to the existing data layer that AEM's page names", () => {
    document.body.dataset.cmpDataLayerName = "ownLayer";
    scope.ownLayer = [{ page: {} }];
    start("adobe");
    expect(scope.ownLayer).toHaveLength(2);
    expect(scope.adobeDataLayer).toBeUndefined();
  });

  it("pushes elements that became ready before it started, with the author's id", () => {
    add("vetrina-tour", { id: "visita", "data-state": "ready" });
    add("vetrina-files");
    start("adobe");
    expect(scope.adobeDataLayer?.slice(1)).toEqual([
      { component: { visita: { "@type": "vetrina-tour" } } },
      { event: "vetrina:widget-ready", eventInfo: { path: "component.visita", tag: "vetrina-tour" } },
    ]);
  });

  it.each([{ "data-edit": "" }, { "data-demo": "logged-in" }])(
    "ignores elements with the attributes %o",
    (attributes) => {
      start("adobe");
      send("vetrina:game-launch", { gameId: "a" }, attributes);
      expect(scope.adobeDataLayer).toHaveLength(1);
    },
  );

  it("does not push secrets, regardless of the event's data", () => {
    start("both");
    for (const [name, allowed] of Object.entries(fields)) {
      const open = Object.fromEntries(allowed.map((field) => [field, { token: secret }]));
      send(name, {
        ...open,
        value: secret,
        token: secret,
        error: new Error(secret),
        network: secret,
        title: secret,
      });
      send(name, secret);
      send(name, { ...Object.fromEntries(allowed.map((field) => [field, secret.repeat(20)])) });
    }
    expect(scope.adobeDataLayer?.length).toBeGreaterThan(Object.keys(fields).length * 3);
    expect(JSON.stringify(scope)).not.toContain("segreto");
  });

  it("does not allow fields that contain a person's name, a text or a date", () => {
    const allowed = [...new Set(Object.values(fields).flat())].sort();
    expect(allowed).toEqual([
      "code",
      "count",
      "gameId",
      "how",
      "id",
      "position",
      "provider",
      "reason",
      "status",
      "tag",
      "version",
      "view",
    ]);
    expect(fields["vetrina:date-change"]).toEqual([]);
    expect(fields["vetrina:gamification-opt"]).toEqual([]);
  });

  it("does not push events after it stops", () => {
    start("adobe");
    stop();
    send("vetrina:game-launch", { gameId: "a" });
    expect(scope.adobeDataLayer).toHaveLength(1);
  });
});

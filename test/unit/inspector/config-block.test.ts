import { afterEach, describe, expect, it } from "vitest";
import { blockFault, engineMessage, similarBlock } from "../../../src/inspector/config-block";

afterEach(() => {
  document.body.replaceChildren();
});

function writeBlock(text: string, id = "vetrina-config", type = "application/json"): void {
  const block = document.createElement("script");
  Object.assign(block, { id, type, text });
  document.body.append(block);
}

describe("the block of the configuration", () => {
  it("has a fault where its JSON is wrong", () => {
    expect(blockFault()).toBeUndefined();
    writeBlock('\n{ "language": "it",\n}\n');
    expect(blockFault()).toEqual({ line: 3, column: 1 });
    document.body.replaceChildren();
    writeBlock('{ "language": "it" }');
    expect([blockFault(), engineMessage()]).toEqual([undefined, ""]);
  });

  it.each(['{"a": segreto}', '["segreto",]', '{"segreto": 1,}', "{segreto}", '{"a": "segreto"', "segreto"])(
    "is not repeated with what the engine says: %s",
    (text) => {
      writeBlock(text);
      expect(engineMessage()).toMatch(/^\w/);
      expect(engineMessage()).not.toMatch(/egre|position|"/);
    },
  );

  it.each(["vetrina-conf", "vetrina_config", "config-vetrina", "vertina-config", "VetrinaConfig"])(
    "is found by a similar id: %s",
    (id) => {
      writeBlock("{}", "prodotti");
      writeBlock("{}", id);
      expect(similarBlock()).toBe(id);
    },
  );

  it("is not taken for another one of the site, or of another type, or beside the right one", () => {
    writeBlock("{}", "configurazione-chat");
    writeBlock("{}", "negozio");
    writeBlock("{}", "vetrina-conf", "text/plain");
    expect(similarBlock()).toBeUndefined();
    writeBlock("{}", "vetrina-conf");
    writeBlock("{}");
    expect(similarBlock()).toBeUndefined();
  });
});

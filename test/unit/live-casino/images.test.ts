// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startLiveCasino } from "./harness";

const foreign = "https://altrove.test/roulette.webp";

describe("the image of a table (S20)", () => {
  beforeEach(() => {
    vi.stubGlobal("location", new URL("https://www.vetrina.test/live-casino"));
    return () => vi.unstubAllGlobals();
  });

  it("is accepted from any https host if no list is configured", () => {
    const { liveCasino, lines } = startLiveCasino();
    expect(liveCasino.image(foreign)).toBe(foreign);
    expect(liveCasino.image("/a.webp")).toBe("https://www.vetrina.test/a.webp");
    expect(lines).toEqual([]);
  });

  it("is accepted only from a listed origin, and causes one warning otherwise", () => {
    const { liveCasino, config, lines } = startLiveCasino({ imageOrigins: ["https://cdn.vetrina.test"] });
    expect(liveCasino.image("https://cdn.vetrina.test/a.webp")).toBe("https://cdn.vetrina.test/a.webp");
    expect([liveCasino.image(foreign), liveCasino.image(foreign)]).toEqual([undefined, undefined]);
    expect(lines).toEqual([expect.stringMatching(/altrove\.test\/roulette.*liveCasino\.imageOrigins/)]);
    config.configure({ liveCasino: { imageOrigins: ["https://altrove.test"] } });
    expect(liveCasino.image(foreign)).toBe(foreign);
  });

  it("is refused if it comes from the visitor's own machine", () => {
    const { liveCasino, lines } = startLiveCasino();
    expect(liveCasino.image("http://127.0.0.1:9000/a.webp")).toBeUndefined();
    expect(lines).toHaveLength(1);
  });
});

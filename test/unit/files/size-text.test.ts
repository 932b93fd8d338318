// @vitest-environment node
import { describe, expect, it } from "vitest";
import { sizeText } from "../../../widgets/files/size-text";

const plain = (text: string | undefined) => text?.replace(/\s/g, " ");

describe("the text of a file size", () => {
  it.each([
    [0, "0 byte"],
    [900, "900 byte"],
    [999.4, "999 byte"],
    [1000, "1 kB"],
    [1234, "1,2 kB"],
    [12_000, "12 kB"],
    [999_499, "999 kB"],
    [999_600, "1 MB"],
    [41_200_000, "41 MB"],
    [1_250_000_000, "1,3 GB"],
    [999_999_999_999_999, "1000 TB"],
  ])("shows %d bytes as %s", (bytes, text) => {
    expect(plain(sizeText(bytes, "it"))).toBe(text);
  });

  it("has the decimal separator of the language", () => {
    expect(plain(sizeText(1234, "en"))).toBe("1.2 kB");
  });

  it.each([undefined, -1, NaN, Infinity])("is undefined for %s", (bytes) => {
    expect(sizeText(bytes, "it")).toBeUndefined();
  });
});

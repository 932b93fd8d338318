// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { imagesOf } from "../../../src/bonus/images";
import { bonusOf } from "./harness";

const rules = { base: new URL("https://www.vetrina.test/bonus"), imageOrigins: [] };
const note = () => undefined;
const site = "https://www.vetrina.test";

/** URLs by page and width, without the site's origin. */
function chosen(fields: Readonly<Record<string, unknown>>) {
  const { home, other } = imagesOf(bonusOf(fields), "Bonus", rules, note);
  const all = [home.mobile, home.desktop, other.mobile, other.desktop];
  return all.map((image) => image?.url.replace(site, ""));
}

const all = {
  urlImageHpMobile: "/hm.jpg",
  urlImageHpDesk: "/hd.jpg",
  urlImageMobile: "/m.jpg",
  urlImageDesk: "/d.jpg",
};
const renditionList = [
  { path: "/1600.jpg", width: 1600 },
  { path: "/300.jpg", width: 300 },
  { path: "/640.jpg", width: 640 },
  "/unknown.jpg",
];

describe("the image of a bonus (home mobile, home desktop, other mobile, other desktop)", () => {
  it("is the variant for the page and the width", () => {
    expect(chosen(all)).toEqual(["/hm.jpg", "/hd.jpg", "/m.jpg", "/d.jpg"]);
    const { home, other } = imagesOf(bonusOf(all), "Bonus", rules, note);
    expect([home.mobile?.width, other.mobile?.width, home.desktop?.width]).toEqual([600, 600, undefined]);
  });

  it("is the other page's variant for the same width if the page's own variant is missing", () => {
    const { urlImageHpMobile, urlImageDesk } = all;
    expect(chosen({ urlImageHpMobile, urlImageDesk })).toEqual(["/hm.jpg", "/d.jpg", "/hm.jpg", "/d.jpg"]);
  });

  it("is the smallest sufficient rendition, otherwise the widest, otherwise one of unknown width", () => {
    const ofList = (list: readonly unknown[]) => chosen({ urlImage: { renditionList: list } }).slice(0, 2);
    expect(ofList(renditionList)).toEqual(["/640.jpg", "/1600.jpg"]);
    expect(ofList(renditionList.slice(1))).toEqual(["/640.jpg", "/640.jpg"]);
    expect(ofList(renditionList.slice(1, 2))).toEqual(["/300.jpg", "/300.jpg"]);
    expect(ofList(["/first.jpg", "/second.jpg"])).toEqual(["/first.jpg", "/first.jpg"]);
  });

  it("is a rendition, otherwise the original, otherwise a variant of another width", () => {
    const { urlImageDesk } = all;
    const originalPath = "/original.jpg";
    expect(chosen({ urlImageDesk, urlImage: { originalPath, renditionList } })[0]).toBe("/640.jpg");
    expect(chosen({ urlImageDesk, urlImage: { originalPath } })).toEqual([
      originalPath,
      "/d.jpg",
      originalPath,
      "/d.jpg",
    ]);
    expect(chosen({ urlImageDesk })).toEqual(["/d.jpg", "/d.jpg", "/d.jpg", "/d.jpg"]);
    expect(chosen({ urlImageHpMobile: "/hm.jpg" })).toEqual(["/hm.jpg", "/hm.jpg", "/hm.jpg", "/hm.jpg"]);
  });

  it("is undefined if there is no image", () => {
    expect(chosen({})).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload='alert(1)'/>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "http://elsewhere.test/a.jpg",
    "https://user:secret@www.vetrina.test/a.jpg",
    "mailto:a@b.example",
    "//",
  ])("is never %s, because the next valid image replaces it", (unsafe) => {
    const { urlImageMobile, urlImageDesk } = all;
    const urlImage = { originalPath: unsafe, renditionList: [{ path: unsafe, width: 600 }, "/good.jpg"] };
    const fields = { ...all, urlImageHpMobile: unsafe, urlImageHpDesk: unsafe };
    expect(chosen(fields).slice(0, 2)).toEqual([urlImageMobile, urlImageDesk]);
    expect(chosen({ urlImageHpDesk: unsafe, urlImage }).slice(0, 2)).toEqual(["/good.jpg", "/good.jpg"]);
    expect(chosen({ urlImageMobile: unsafe })).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("is accepted if it is a raster data URL or a file on another host", () => {
    const data = "data:image/jpeg;base64,/9j/4AAQ";
    const elsewhere = "https://cdn.example.test/a.webp";
    expect(chosen({ ...all, urlImageHpMobile: data, urlImageHpDesk: elsewhere }).slice(0, 2)).toEqual([
      data,
      elsewhere,
    ]);
  });

  it("is replaced by the next image, with a logged problem, if its origin is not allowed (S20)", () => {
    const [allowed, other] = ["https://cdn.vetrina.test/a.webp", "https://other.test/a.webp"];
    const listed = { ...rules, imageOrigins: ["https://cdn.vetrina.test"] };
    const noted = vi.fn(note);
    const imageOf = (fields: object) => imagesOf(bonusOf({ ...fields }), "Bonus", listed, noted).home.mobile;
    expect(imageOf({ urlImageHpMobile: allowed })?.url).toBe(allowed);
    expect(noted).not.toHaveBeenCalled();
    expect(imageOf({ urlImageHpMobile: other, urlImageMobile: "/m.jpg" })?.url).toBe(`${site}/m.jpg`);
    expect(imageOf({ urlImage: { renditionList: [other, allowed] } })?.url).toBe(allowed);
    expect(imageOf({ urlImageHpMobile: "http://127.0.0.1:8080/a.webp" })).toBeUndefined();
    expect(noted.mock.calls.flat()).toEqual(Array(3).fill(expect.stringContaining("bonus.imageOrigins")));
  });

  it("has its title as alternative text, unless the card has the same title", () => {
    const altOf = (imageBeanTitle: unknown) =>
      imagesOf(bonusOf({ urlImage: { imageBeanTitle } }), "Bonus Casinò", rules, note).alt;
    expect(altOf("Una ruota ferma")).toBe("Una ruota ferma");
    expect([altOf("bonus casinò "), altOf(undefined), altOf({})]).toEqual(["", "", ""]);
  });
});

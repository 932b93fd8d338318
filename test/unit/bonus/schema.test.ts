// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datedBonus } from "../../../src/bonus/bonus-view";
import { readBonus } from "../../../src/bonus/schema";
import { parseJson } from "../../../src/utils/json";
import { fuzzRounds } from "../../support/fuzz";
import { bonusOf } from "./harness";

const rules = {
  zone: "Europe/Rome",
  expiresAtEndOfDay: false,
  base: new URL("https://www.vetrina.test/"),
  origins: [],
  imageOrigins: [],
  detailUrl: "/bonus/dettaglio",
} as const;

const texts = [
  "sgadId promoId style title description urlReadMore detailLabel urlImageDesk urlImageMobile",
  "urlImageHpDesk urlImageHpMobile ctaPrimaryLabel ctaPrimaryLink datePublication dateExpiration",
  "startDatePromo endDatePromo promoTitle promoFullDescription quickLinkPromo quickLinkTextPromo",
]
  .join(" ")
  .split(" ");

describe("the Bonus entity", () => {
  it("has every field of the specification", () => {
    const whole = Object.fromEntries(texts.map((name) => [name, `il ${name}`]));
    const urlImage = {
      originalPath: "/dam/a.jpg",
      renditionList: ["/dam/b.jpg", { path: "/dam/c.jpg", width: 600 }, { url: "/dam/d.jpg", width: "1200" }],
      imageBeanTitle: "Un campo da calcio",
    };
    expect(readBonus({ ...whole, urlImage, updatedDate: true })).toEqual({
      ...whole,
      urlImage: {
        ...urlImage,
        isCut: false,
        renditionList: [
          { url: "/dam/b.jpg", width: undefined },
          { url: "/dam/c.jpg", width: 600 },
          { url: "/dam/d.jpg", width: 1200 },
        ],
      },
      updatedDate: true,
    });
  });

  it.each([...texts.slice(1), "urlImage", "updatedDate"])(
    "reads the other fields if %s is invalid",
    (name) => {
      for (const wrong of [{}, [], null, true, { toString: "no" }, ""]) {
        expect(bonusOf({ promoId: "P-1", [name]: wrong })).toMatchObject({ sgadId: "S-1" });
      }
      const isDate = name.startsWith("date") || name.endsWith("DatePromo");
      const read = (bonusOf({ [name]: name === "urlImage" ? "nessuna" : {} }) as Record<string, unknown>)[
        name
      ];
      const missing = (bonusOf({ [name]: undefined }) as Record<string, unknown>)[name];
      // An invalid date must be distinct from a missing date.
      expect(read).toEqual(isDate ? NaN : missing);
    },
  );

  it.each([true, "true", "TRUE", 1, "1"])("is marked as updated if `updatedDate` is %j", (updatedDate) => {
    expect(bonusOf({ updatedDate }).updatedDate).toBe(true);
  });

  it.each([false, "false", 0, 2, "21/11/2026", null, {}, undefined])(
    "is not marked as updated if `updatedDate` is %j",
    (updatedDate) => {
      expect(bonusOf({ updatedDate }).updatedDate).toBe(false);
    },
  );

  it("accepts numbers as ids, and drops entries without an id", () => {
    expect(readBonus({ promoId: 4711 })?.promoId).toBe("4711");
    for (const entry of [{}, { sgadId: " ", promoId: null }, "bonus", null, 7, []]) {
      expect(readBonus(entry)).toBeUndefined();
    }
  });

  it("cuts long titles, drops long URLs and reads at most 20 renditions", () => {
    const long = "a".repeat(200_000);
    const renditionList = Array.from({ length: 25 }, (_, index) => `/${index}.jpg`);
    const bonus = bonusOf({ title: long, ctaPrimaryLink: long, urlImage: { renditionList } });
    expect(bonus.title).toHaveLength(300);
    expect(bonus.ctaPrimaryLink).toBeUndefined();
    expect([bonus.urlImage?.renditionList.length, bonus.urlImage?.isCut]).toEqual([20, true]);
  });

  it("reads the width of a rendition from its name", () => {
    const renditionList = ["/a/jcr:content/renditions/cq5dam.web.1280.1280.jpeg", { path: 5 }, null];
    expect(bonusOf({ urlImage: { renditionList } }).urlImage?.renditionList).toEqual([
      { url: renditionList[0], width: 1280 },
    ]);
  });

  it("does not change the prototypes of the page (S12)", () => {
    readBonus(
      parseJson('{"sgadId": "S", "__proto__": {"polluted": 1}, "urlImage": {"__proto__": {"polluted": 1}}}'),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("never throws for any input", () => {
    const names = fc.constantFrom(...texts, "urlImage", "updatedDate");
    const entries = fc.oneof(fc.anything(), fc.dictionary(names, fc.jsonValue()));
    fc.assert(
      fc.property(entries, (entry) => {
        const bonus = readBonus(entry);
        const shown = bonus && datedBonus(bonus, rules, () => undefined)?.bonus;
        expect(bonus === undefined || (bonus.sgadId ?? bonus.promoId) !== undefined).toBe(true);
        expect(shown?.primary.url ?? "https:").toMatch(/^https:/);
      }),
      { numRuns: fuzzRounds(2000) },
    );
  });
});

// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { linksOf } from "../../../src/bonus/links";
import { bonusOf } from "./harness";

const rules = {
  base: new URL("https://www.vetrina.test/home?utm=1"),
  origins: ["https://giochi.vetrina.test", "https://bingo.vetrina.test/qualunque", "senza senso"],
  detailUrl: "/bonus/dettaglio",
};
const linksFor = (fields: Readonly<Record<string, unknown>>, note = () => undefined) =>
  linksOf(bonusOf(fields), rules, note);
const detail = "https://www.vetrina.test/bonus/dettaglio?card=";

describe("the primary link", () => {
  it.each([
    ["/conto", "https://www.vetrina.test/conto"],
    ["https://www.vetrina.test/a?b=c#d", "https://www.vetrina.test/a?b=c#d"],
    ["https://giochi.vetrina.test/slot", "https://giochi.vetrina.test/slot"],
    ["https://bingo.vetrina.test/", "https://bingo.vetrina.test/"],
  ])("links to the offer at %s", (ctaPrimaryLink, url) => {
    const { primary } = linksFor({ ctaPrimaryLink, ctaPrimaryLabel: "Vai al conto" });
    expect(primary).toEqual({ url, label: "Vai al conto", to: "offer" });
  });

  it("links to the detail page by promoId, otherwise by sgadId, if the bonus has no offer", () => {
    const both = linksFor({ promoId: "P 1&2", sgadId: "S", ctaPrimaryLabel: "Scopri le condizioni" });
    expect(both.primary).toEqual({
      url: `${detail}P+1%262`,
      label: "Scopri le condizioni",
      to: "detail",
    });
    expect(linksFor({ sgadId: "S/7" }).primary).toMatchObject({
      url: `${detail}S%2F7`,
      label: undefined,
    });
  });

  it("keeps the query string of the configured detail page", () => {
    const { primary } = linksOf(
      bonusOf({}),
      { ...rules, detailUrl: "/promo.html?site=a#top" },
      () => undefined,
    );
    expect(primary.url).toBe("https://www.vetrina.test/promo.html?site=a&card=S-1#top");
  });
});

describe.each([
  "javascript:alert(1)",
  "https://elsewhere.test/",
  "https://www.vetrina.test.elsewhere.test/",
  "https://www.vetrina.test@elsewhere.test/",
  "https://sub.giochi.vetrina.test/",
  "http://www.vetrina.test/",
  "https://www.vetrina.test:8443/",
  "//elsewhere.test/",
  "mailto:a@b.example",
  "tel:1",
  "data:text/html,a",
  "https://",
])("a URL that is not allowed (%s)", (url) => {
  it("is dropped with its label and logged as a problem", () => {
    const note = vi.fn(() => undefined);
    const links = linksFor(
      {
        ctaPrimaryLink: url,
        ctaPrimaryLabel: "Gioca subito",
        quickLinkPromo: url,
        quickLinkTextPromo: "Regolamento",
        urlReadMore: url,
      },
      note,
    );
    // If the service sends no label, the link has the text “Dettagli e condizioni”.
    expect(links.primary).toEqual({ url: `${detail}S-1`, label: undefined, to: "detail" });
    expect([links.quick, links.readMore]).toEqual([undefined, undefined]);
    expect(note.mock.calls.flat()).toEqual([
      "ctaPrimaryLink is not a URL of this site or of bonus.linkOrigins: a link to the details replaces it",
      "quickLinkPromo is not a URL of this site or of bonus.linkOrigins: left out",
      "urlReadMore is not a URL of this site or of bonus.linkOrigins: left out",
    ]);
  });
});

it("the quick link and the read-more link of a bonus have separate labels", () => {
  const { quick, readMore } = linksFor({
    quickLinkPromo: "/regolamento",
    quickLinkTextPromo: "Regolamento",
    urlReadMore: "/guida",
    detailLabel: "Come funziona",
  });
  expect(quick).toEqual({ url: "https://www.vetrina.test/regolamento", label: "Regolamento" });
  expect(readMore).toEqual({ url: "https://www.vetrina.test/guida", label: "Come funziona" });
});

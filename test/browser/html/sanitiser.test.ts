import fc from "fast-check";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { HtmlFixture } from "../fixtures/html";
import { useFixture } from "../support/fixture";
import { hostile } from "./hostile";

const openFixture = useFixture("html.tsx");

interface FixtureWindow {
  readonly fixture: HtmlFixture;
  readonly executed: number;
  readonly violations: string[];
}

const ways = ["the browser's own", "DOMPurify"] as const;

/** Opens a page that detects executed markup. To test DOMPurify, hides the browser's own sanitiser. */
async function openPage(way: (typeof ways)[number]): Promise<Page> {
  const page = await openFixture();
  expect(await page.evaluate(() => "setHTML" in Element.prototype), "this browser has both ways").toBe(true);
  await page.evaluate((isHidden) => {
    Object.assign(window, { executed: 0, pwn: () => Object.assign(window, { executed: 1 }) });
    addEventListener("click", (event) => event.preventDefault());
    if (isHidden) Reflect.deleteProperty(Element.prototype, "setHTML");
  }, way === "DOMPurify");
  return page;
}

const cleanAll = (page: Page, list: readonly string[]) =>
  page.evaluate((all) => (window as unknown as FixtureWindow).fixture.cleanAll(all), list);

const executed = (page: Page) => page.evaluate(() => (window as unknown as FixtureWindow).executed);

const allowedTag =
  /^<\/?(p|br|b|strong|em|i|u|small|sup|sub|span|ul|ol|li|a|h[2-6]|table|caption|thead|tbody|tfoot|tr|th|td)(?=[\s>])/;
const allowedAttribute = /^ (title|href|rel|colspan|rowspan)="[^"]*"/;

/** Forbidden content in serialised markup; undefined if there is none. */
function objection(markup: string): string | undefined {
  for (const [tag] of markup.matchAll(/<[^<>]*(?:"[^"]*"[^<>]*)*>/g)) {
    const opening = allowedTag.exec(tag);
    if (!opening) return tag;
    let rest = tag.slice(opening[0].length);
    for (let found = allowedAttribute.exec(rest); found; found = allowedAttribute.exec(rest)) {
      rest = rest.slice(found[0].length);
    }
    if (rest !== ">") return tag;
  }
  const [url] = [...markup.matchAll(/href="([^"]*)"/g)]
    .map(([, value = ""]) => value)
    .filter((value) => !/^(https:\/\/fixture\.invalid\/|https:\/\/|mailto:|tel:)/.test(value));
  return url;
}

describe.each(ways)("rich text with %s as the sanitiser (S02)", (way) => {
  it(`runs none of ${hostile.length} hostile pieces, and removes their handlers, styles and URLs`, async () => {
    expect(hostile.length).toBeGreaterThan(100);
    const page = await openPage(way);
    const cleaned = await cleanAll(page, hostile);
    expect(await executed(page)).toBe(0);
    const wrong = cleaned.flatMap((markup, index) => {
      const why = objection(markup);
      return why ? [`${hostile[index]} → ${why}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("keeps allowed markup unchanged, unwraps disallowed tags, and adds rel=noopener to links", async () => {
    const page = await openPage(way);
    const same = [
      "<p>Uno <b>due</b> <strong>tre</strong> <em>quattro</em> <i>cinque</i> <u>sei</u><br>sette</p>",
      "<h2>Titolo</h2><h6>Titoletto</h6><small>10<sup>2</sup> H<sub>2</sub>O</small>",
      "<ul><li>uno</li></ul><ol><li><span>due</span></li></ol>",
      '<table><caption>Quote</caption><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td rowspan="2" title="b">B</td><td>C</td></tr></tbody></table>',
      "testo semplice, 5 &lt; 6 &amp; così via",
    ];
    expect(await cleanAll(page, same)).toEqual(same);
    const [link, mail, boxed, relative, refused] = await cleanAll(page, [
      '<a href="https://example.com/x?y=1" title="Regole" target="_blank" rel="opener">qui</a>',
      '<a href="mailto:aiuto@example.com">scrivi</a>',
      '<div class="cms"><section><p style="color:red" id="x">dentro</p></section></div>',
      '<a href="/regole#premi">regole</a>',
      '<p><a href="javascript:pwn()" title="x">Le <b>regole</b></a></p>',
    ]);
    expect(link).toBe('<a href="https://example.com/x?y=1" title="Regole" rel="noopener">qui</a>');
    expect(mail).toBe('<a href="mailto:aiuto@example.com" rel="noopener">scrivi</a>');
    expect(boxed).toBe("<p>dentro</p>");
    expect(refused).toBe("<p>Le <b>regole</b></p>");
    expect(relative).toBe('<a href="https://fixture.invalid/regole#premi" rel="noopener">regole</a>');
  });

  it("does not run scripts or keep forbidden content for random combinations of markup fragments", async () => {
    const page = await openPage(way);
    const pieces = fc.constantFrom(
      "<",
      ">",
      "/",
      "=",
      "'",
      '"',
      "`",
      " ",
      "\n",
      "\u0000",
      "<!--",
      "-->",
      "&lt;",
      "<p>",
      "</p>",
      "<svg>",
      "<math>",
      "<style>",
      "</style>",
      "<table>",
      "<td>",
      "<a href=",
      "javascript:pwn()",
      "onload=pwn()",
      "<img src=x onerror=pwn()>",
      "<template>",
      "</template>",
      "<title>",
      "<noscript>",
      "<mtext>",
      "x",
    );
    const markup = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(""));
    const samples = fc.sample(markup, { numRuns: 250, seed: 20261121 });
    const cleaned = await cleanAll(page, samples);
    expect(await executed(page)).toBe(0);
    expect(cleaned.map(objection).filter(Boolean)).toEqual([]);
  });
});

it("both sanitisers return the same result for an editor's usual markup", async () => {
  const texts = [
    "<div><p>Ciao <font color=red>a tutti</font></p><p>&nbsp;</p></div>",
    "<p>uno<p>due<ul><li>tre<li>quattro</ul>",
    "<h1>troppo grande</h1><h3>giusto</h3><hr><img src=/x.png alt=foto>",
    "<center><b>Regolamento</b></center><article><a href='//example.com/x'>x</a></article>",
  ];
  const [one, other] = await Promise.all(ways.map(async (way) => cleanAll(await openPage(way), texts)));
  expect(one).toEqual(other);
});

describe("rich text under a policy without inline styles and handlers (S02)", () => {
  it.each(ways)(
    "loses inline styles and handlers without a violation, with %s as the sanitiser",
    async (way) => {
      const page = await openPage(way);
      await page.evaluate(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
          violations.push(violatedDirective),
        );
        const rule = document.createElement("meta");
        rule.httpEquiv = "Content-Security-Policy";
        rule.content = "style-src 'none'; script-src 'self'";
        document.head.append(rule);
      });
      const cleaned = await cleanAll(page, [
        '<p class="ql-align-center"><span style="color: rgb(255, 255, 255);">10 giri</span></p>',
        "<p STYLE = 'color:red'>uno</p><p/style=color:red>due</p>",
        '<p title="a > b"\nstyle="background: url(x)" title=x>tre</p>',
        '<b onclick="pwn()">quattro</b><img src=x onerror=pwn()>',
      ]);
      expect(cleaned).toEqual([
        "<p><span>10 giri</span></p>",
        "<p>uno</p><p>due</p>",
        '<p title="a &gt; b">tre</p>',
        "<b>quattro</b>",
      ]);
      expect(await page.evaluate(() => (window as unknown as FixtureWindow).violations)).toEqual([]);
    },
  );
});

describe("rich text under Trusted Types (S08)", () => {
  it.each(ways)(
    "is cleaned under the page's only policy without a violation, with %s as the sanitiser",
    async (way) => {
      const page = await openPage(way);
      const cleaned = await page.evaluate(async () => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
          violations.push(`${violatedDirective} ${sample}`),
        );
        const rule = document.createElement("meta");
        rule.httpEquiv = "Content-Security-Policy";
        rule.content = "require-trusted-types-for 'script'; trusted-types vetrina";
        document.head.append(rule);
        return (window as unknown as FixtureWindow).fixture.cleanWithPolicy(
          "<p>uno <b>due</b><img src=x onerror=pwn()></p>",
        );
      });
      expect(cleaned).toBe("<p>uno <b>due</b></p>");
      expect(await executed(page)).toBe(0);
      expect(await page.evaluate(() => (window as unknown as FixtureWindow).violations)).toEqual([]);
    },
  );
});

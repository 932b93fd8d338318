// @vitest-environment node
import { expect, it } from "vitest";
import { configBlock } from "../../../sandbox/server/site/config";
import { attributes, html, trusted } from "../../../sandbox/server/site/html";

it("escapes values and keeps its own markup", () => {
  const inner = html`<b>${"<i>&'\""}</b>`;
  expect(html`<p>${inner}${["a", 1]}${false}${undefined}${null}</p>`.markup).toBe(
    "<p><b>&lt;i&gt;&amp;&#39;&quot;</b>a1</p>",
  );
  expect(html`${trusted("<hr>")}`.markup).toBe("<hr>");
});

it("writes attributes", () => {
  expect(attributes({ id: '"', hidden: true, title: undefined, name: "" }).markup).toBe(
    ' id="&quot;" hidden name=""',
  );
});

it("escapes text that would end the configuration block", () => {
  expect(configBlock({ a: "</script>" }).markup).toContain("\\u003c/script>");
});

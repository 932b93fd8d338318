// @vitest-environment node
import { describe, expect, it } from "vitest";
import { docsFile } from "../../../sandbox/server/library/urls";
import { fakeDist, startSandbox } from "./start";

const distWithDocs = () =>
  fakeDist({
    "docs/index.html": '<script src="docs.js" defer></script>',
    "docs/docs.js": "/* docs */",
    "docs/theme-calm.webp": "RIFF",
  });

describe("/docs/", () => {
  it("serves the built documentation, and the library at its paths in dist", async () => {
    const { siteUrl } = await startSandbox({ distDir: distWithDocs() });
    expect((await fetch(`${siteUrl}/docs`)).url).toBe(`${siteUrl}/docs/`);
    expect(await (await fetch(`${siteUrl}/docs/`)).text()).toBe('<script src="docs.js" defer></script>');
    expect((await fetch(`${siteUrl}/docs/docs.js`)).headers.get("content-type")).toContain("text/javascript");
    const picture = await fetch(`${siteUrl}/docs/theme-calm.webp`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await (await fetch(`${siteUrl}/vetrina.js`)).text()).toBe("/* loader */");
    expect(await (await fetch(`${siteUrl}/vetrina.css`)).text()).toContain("vetrina-example");
    expect((await fetch(`${siteUrl}/vetrina/resources/main-0a1b2c.js`)).status).toBe(200);
    expect((await fetch(`${siteUrl}/docs/nessuna.html`)).status).toBe(404);
  });

  it("adds the nonce of the content security policy to its scripts", async () => {
    const { siteUrl } = await startSandbox({ distDir: distWithDocs() });
    const answer = await fetch(`${siteUrl}/docs/?csp=strict`);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    expect(await answer.text()).toBe(`<script nonce="${nonce}" src="docs.js" defer></script>`);
  });

  it("does not serve files outside its folder", () => {
    expect(docsFile("/docs/en/")).toBe("en/index.html");
    for (const path of [
      "/docs/../vetrina.js",
      "/docs/en/../../x.html",
      "/docs/%2e%2e/x.html",
      "/docs/a/b.html",
      "/x.html",
    ]) {
      expect(docsFile(path), path).toBeUndefined();
    }
  });
});

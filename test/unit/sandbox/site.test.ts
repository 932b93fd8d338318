// @vitest-environment node
import { describe, expect, it } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { createSandbox } from "../../../sandbox/server";
import { pages } from "../../../sandbox/server/site/pages";
import { readGroup } from "../../../src/config/group";
import { wholeDescription } from "../../../src/config/sections";
import { fakeDist, startSandbox } from "./start";

const base = "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets";

const textOf = async (url: string) => (await fetch(url)).text();

/** Parsed JSON of the page's configuration block. */
function configOf(page: string): Record<string, unknown> {
  const block = /<script type="application\/json" id="vetrina-config">([^<]*)<\/script>/.exec(page);
  return JSON.parse(block?.[1] ?? "null") as Record<string, unknown>;
}

const loaderOf = (page: string) => /<script src="([^"]+)" async/.exec(page)?.[1] ?? "";

describe("pages", () => {
  it.each([...pages.keys()])("include the library, the session elements and the footer: %s", async (path) => {
    const { siteUrl } = await startSandbox();
    const answer = await fetch(siteUrl + path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-vetrina-simulated")).toBe("true");
    expect(page).toContain('<html lang="it" data-vetrina-scheme="auto">');
    expect(page).toContain("<vetrina-balance-header");
    expect(page).toContain("<vetrina-login-modal");
    expect(page).toContain("Servizi simulati");
    expect(loaderOf(page)).toMatch(/clientlib-widgets\.lc-[0-9a-f]{32}-lc\.min\.js$/);
  });

  it("configure the URLs of the services, with the Basic credentials of this run", async () => {
    const { siteUrl, accountUrl, model } = await startSandbox();
    const config = configOf(await textOf(siteUrl));
    const problems: string[] = [];
    readGroup(wholeDescription, config, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      language: "it",
      account: { origin: accountUrl, loginUrl: "/conto", paths: accountPaths, basic: model.basic },
      botCheck: { provider: "sandbox", scriptUrl: "/sandbox/bot-check.js" },
    });
    expect(configOf(await textOf(`${siteUrl}/conto`))).toMatchObject({ session: { required: true } });
  });

  it("escape values from the URL", async () => {
    const { siteUrl } = await startSandbox();
    const hostile = encodeURIComponent('"><script>1</script>');
    const page = await textOf(`${siteUrl}/calendario?dal=${hostile}&tz=${hostile}&disabled=${hostile}`);
    expect(page).not.toContain("<script>1");
    expect(page).toContain("&lt;script&gt;1");
  });
});

describe.each(["/movimenti", "/conto/messaggi"])("%s", (path) => {
  it("shows its content only to a player with a session", async () => {
    const { siteUrl, model } = await startSandbox();
    const contentFor = async (cookie: string) =>
      (await fetch(siteUrl + path, { headers: { cookie } })).text();
    const content = /movement-month|Documento verificato/;
    expect(await contentFor("")).not.toMatch(content);
    expect(await contentFor("JWT=unknown")).not.toMatch(content);
    expect(await contentFor("")).toContain("Accedi per vedere");
    expect(await contentFor(`x=1; JWT=${model.sessions.open("giulia")}`)).toMatch(content);
  });
});

describe("/calendario", () => {
  const noon = Date.UTC(2026, 10, 21, 12);

  it("shows the submitted values and the movements of the period", async () => {
    const { siteUrl } = await startSandbox({ time: () => noon });
    const page = await textOf(`${siteUrl}/calendario?dal=2026-11-10&al=`);
    expect(page).toContain("Dati ricevuti dal server");
    expect(page).toContain('data-value="2026-11-10"');
    expect(page).toContain("Dal 10 novembre 2026 a oggi: 4 movimenti");
    expect(page).toContain('<time datetime="2026-11-15">15 novembre 2026</time>');
    expect(page).not.toContain("9 novembre 2026");
  });
});

describe("variants of a page", () => {
  it("change the page's configuration", async () => {
    const { siteUrl } = await startSandbox();
    const query = "language=en&tz=Europe/Vatican&session=required&mode=legacy&disabled=a,b&action=logout";
    const page = await textOf(`${siteUrl}/?${query}`);
    expect(page).toContain('<html lang="en" data-vetrina-scheme="auto">');
    expect(configOf(page)).toMatchObject({
      language: "en",
      timeZone: "Europe/Vatican",
      session: { required: true },
      account: { mode: "legacy" },
      disabledElements: ["a", "b"],
    });
  });

  it("add preload links or omit the library", async () => {
    const { siteUrl, page } = await startSandbox();
    page("/test/picker", { body: "<vetrina-date-picker></vetrina-date-picker><vetrina-login-modal>" });
    expect(await textOf(siteUrl)).not.toContain("modulepreload");
    const preloading = await textOf(`${siteUrl}/test/picker?preload=1`);
    // The loader is first, so that it does not wait for a free connection. The login modal is not preloaded
    // because it loads on use.
    expect(preloading.match(/(?<=src=|modulepreload" href=)"[^"]*\/([\w-]+)[^"/]*"/g)).toEqual([
      expect.stringContaining("clientlib-widgets") as string,
      '"/chunk.js"',
      '"/picker.js"',
    ]);
    expect(loaderOf(await textOf(`${siteUrl}/?loader=off`))).toBe("");
  });

  it("send a strict security policy with a nonce, and require Trusted Types on request", async () => {
    const { siteUrl, accountUrl } = await startSandbox();
    const answer = await fetch(`${siteUrl}/?csp=strict&preload=1`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    const page = await answer.text();
    expect(page).toContain(` async nonce="${nonce}" fetchpriority="high"></script>`);
    expect(page).toContain(`<link nonce="${nonce}" rel="modulepreload"`);
    expect(policy).toContain(`connect-src 'self' ${accountUrl} ${accountUrl.replace("http", "ws")};`);
    expect(policy).not.toContain("trusted-types");
    const { headers } = await fetch(`${siteUrl}/?csp=trusted-types`);
    expect(headers.get("content-security-policy")).toContain(
      "require-trusted-types-for 'script'; trusted-types vetrina",
    );
  });
});

describe("the library", () => {
  it("is served and always revalidated under names without its current key", async () => {
    const { siteUrl } = await startSandbox();
    for (const name of [".lc-0a1b2c-lc.min.js", ".lc-0a1b2c-lc.js", ".min.js", ".js", "/js/loader.js"]) {
      const answer = await fetch(siteUrl + base + name);
      expect(await answer.text()).toBe("/* loader */");
      expect(answer.headers.get("content-type")).toContain("text/javascript");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
    const etag = (await fetch(`${siteUrl}${base}.js`)).headers.get("etag") ?? "";
    const again = await fetch(`${siteUrl}${base}.js`, { headers: { "if-none-match": `W/"old", ${etag}` } });
    expect(again.status).toBe(304);
  });

  it("is immutable, like its style sheet, under the name with its current key", async () => {
    const { siteUrl } = await startSandbox();
    const page = await textOf(siteUrl);
    const styles = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(styles).toHaveLength(1);
    for (const [url, type, part] of [
      [loaderOf(page), "text/javascript", "/* loader */"],
      [styles[0]?.[1] ?? "", "text/css", "vetrina-example{display:block}"],
    ] as const) {
      const answer = await fetch(siteUrl + url);
      expect(answer.status, url).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("content-type")).toContain(type);
      expect(await answer.text()).toContain(part);
    }
  });

  it("has immutable chunks with the correct types, and a manifest that is revalidated", async () => {
    const { siteUrl } = await startSandbox();
    const { headers } = await fetch(`${siteUrl}${base}/resources/main-0a1b2c.js`);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toContain("javascript");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const manifest = await fetch(`${siteUrl}${base}/resources/manifest.json`);
    expect(manifest.headers.get("cache-control")).toBe("no-cache");
  });

  it("does not serve unknown files or files outside its folder", async () => {
    const { siteUrl } = await startSandbox();
    for (const path of ["/resources/none-00000000.js", "/resources/..%2f..%2fvetrina.js", "-other.js"]) {
      expect((await fetch(siteUrl + base + path)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it("can be missing, and the server then serves the pages without it", async () => {
    const { siteUrl } = await startSandbox({ distDir: "/nowhere" });
    const page = await textOf(siteUrl);
    expect(page).toContain("Il gioco, con le regole in chiaro");
    expect(loaderOf(page)).toBe("");
  });
});

it("the visitor's IP address is served for every page, as by the CMS", async () => {
  const { siteUrl } = await startSandbox();
  for (const path of ["/.getIpAddress.json", "/calendario.getIpAddress.json"]) {
    const answer = await fetch(siteUrl + path);
    expect(await answer.json()).toEqual({ clientIpAddress: "203.0.113.7, 10.0.0.1" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

it("a path that starts with two slashes stays on the site", async () => {
  const { siteUrl } = await startSandbox();
  const answer = await fetch(`${siteUrl}//elsewhere.example/`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Pagina non trovata");
});

it("texts are compressed, but images and responses of services are not", async () => {
  const { siteUrl } = await startSandbox();
  const encodings = ["/", "/assets/bonus/wheel-mobile.webp", "/calendario.getIpAddress.json"].map(
    async (path) =>
      (await fetch(siteUrl + path, { headers: { "accept-encoding": "br" } })).headers.get("content-encoding"),
  );
  expect(await Promise.all(encodings)).toEqual(["br", null, null]);
});

it("tests can register content only under /test/, where unknown paths return 404", async () => {
  const sandbox = await startSandbox();
  expect(() => sandbox.page("/other" as "/test/x", "")).toThrow("under /test/");
  expect((await fetch(`${sandbox.siteUrl}/test/none`)).status).toBe(404);
});

it("a port in use is reported with its number", async () => {
  const { siteUrl } = await startSandbox();
  const port = Number(new URL(siteUrl).port);
  const second = createSandbox({ port, distDir: fakeDist(), quiet: true });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE", port });
});

it("close() stops both servers and may be called twice", async () => {
  const sandbox = await startSandbox();
  await fetch(sandbox.siteUrl);
  await sandbox.close();
  await sandbox.close();
  await expect(fetch(sandbox.siteUrl)).rejects.toThrow();
  await expect(fetch(sandbox.accountUrl)).rejects.toThrow();
});

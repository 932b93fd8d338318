// @vitest-environment node
import { expect, it } from "vitest";
import { startSandbox } from "./start";

it("a test's page has its markup, the library and the configuration", async () => {
  const sandbox = await startSandbox();
  const page = await (await fetch(sandbox.page("/test/one", "<p id=mine></p>"))).text();
  expect(page).toContain("<p id=mine></p>");
  expect(page).toContain("clientlib-widgets.lc-");
  expect(page).toContain(sandbox.accountUrl);
});

it("a test's page can change title, head, configuration, headers and library", async () => {
  const sandbox = await startSandbox();
  const url = sandbox.page("/test/two", {
    title: "Due",
    head: '<meta name="vetrina-base" content="/x/">',
    body: ({ nonce, loaderAddress }) => `<script nonce="${nonce}" src="${loaderAddress}"></script>`,
    config: { language: "en", account: { mode: "legacy" } },
    headers: { "x-mine": "1" },
    library: false,
  });
  const answer = await fetch(`${url}?csp=strict`);
  const page = await answer.text();
  expect(answer.headers.get("x-mine")).toBe("1");
  expect(page).toContain("<title>Due</title>");
  expect(page).toContain('<meta name="vetrina-base" content="/x/">');
  expect(page.match(/clientlib-widgets/g)).toHaveLength(1);
  expect(page).toContain('"mode": "legacy"');
  expect(page).toContain(sandbox.accountUrl);
});

it("a test's page can have no configuration", async () => {
  const sandbox = await startSandbox();
  const page = await (await fetch(sandbox.page("/test/three", { config: false }))).text();
  expect(page).not.toContain("vetrina-config");
});

it("a test's file is served unchanged", async () => {
  const sandbox = await startSandbox();
  const url = sandbox.file("/test/mine.js", { body: "let a;", type: "text/javascript" });
  const answer = await fetch(url);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(await answer.text()).toBe("let a;");
});

it("tests can register content only under /test/, and unknown paths there are 404", async () => {
  const sandbox = await startSandbox();
  expect(() => sandbox.page("/other" as "/test/x", "")).toThrow("under /test/");
  expect((await fetch(`${sandbox.siteUrl}/test/none`)).status).toBe(404);
  expect((await fetch(`${sandbox.siteUrl}/test/none.getIpAddress.json`)).status).toBe(200);
});

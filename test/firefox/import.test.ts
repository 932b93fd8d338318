import { expect, it } from "vitest";
import { useEngineSite } from "../engines/support/site";

const site = useEngineSite();

it("Firefox caches a failed import for the lifetime of the page, so the loader fetches first", async () => {
  site.page("/test/import", { library: false });
  const { page } = await site.visit("/test/import");
  // Uses a script element, so that no tool transforms the import.
  const outcome = (url: string) =>
    page.evaluate(
      (wanted) =>
        new Promise<string>((done) => {
          const script = document.createElement("script");
          script.textContent = `import("${wanted}").then(() => done("loaded"), () => done("failed"))`;
          Object.assign(window, { done });
          document.head.append(script);
        }),
      url,
    );
  expect(await outcome("/test/late.js")).toBe("failed");
  site.sandbox.file("/test/late.js", { body: "export {}", type: "text/javascript" });
  expect(await outcome("/test/late.js")).toBe("failed");
  expect(await outcome("/test/late.js?again"), "the file exists").toBe("loaded");
});

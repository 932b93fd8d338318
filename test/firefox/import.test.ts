import { expect, it } from "vitest";
import { useEngineSite } from "../engines/support/site";

const site = useEngineSite();

it("Firefox keeps a failed import for the page's life: the reason why we fetch first", async () => {
  site.page("/test/import", { library: false });
  const { page } = await site.visit("/test/import");
  // A script of its own, so that no tool turns this import into one of its own.
  const outcome = (address: string) =>
    page.evaluate(
      (wanted) =>
        new Promise<string>((done) => {
          const script = document.createElement("script");
          script.textContent = `import("${wanted}").then(() => done("came"), () => done("failed"))`;
          Object.assign(window, { done });
          document.head.append(script);
        }),
      address,
    );
  expect(await outcome("/test/late.js")).toBe("failed");
  site.sandbox.file("/test/late.js", { body: "export {}", type: "text/javascript" });
  expect(await outcome("/test/late.js")).toBe("failed");
  expect(await outcome("/test/late.js?again"), "the file itself is there").toBe("came");
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aemFiles } from "../../../clientlibs/aem/package";
import { siteFiles } from "../../../clientlibs/aem/site-package";
import { widgetData } from "../../../clientlibs/wordpress/widget-data";
import { datePickerDescription } from "../../../widgets/date-picker/description";
import { liveCasinoLobbyDescription } from "../../../widgets/live-casino-lobby/description";
import { renderHtl } from "./htl";
import { testSource } from "./source";

const packages = [aemFiles(testSource()), siteFiles(testSource(), { folder: "sito", group: "Giochi" })];

describe("a component with nested components", () => {
  it("allows the components of its definition in the packages of the library and of a site", () => {
    for (const files of packages) {
      const xml = (name: string) =>
        files
          .filter(({ path }) => path.endsWith(`/${name}/.content.xml`))
          .map((file) => String(file.content))
          .find((text) => text.includes("cq:Component"));
      expect(xml("live-casino-lobby")).toContain('cq:isContainer="{Boolean}true"');
      const [, pattern = ""] = /allowedChildren="\[\*([^"]+)\]"/.exec(xml("live-casino-lobby") ?? "") ?? [];
      expect(xml(pattern.slice(1))).toContain("Tavolo di casinò live");
      expect(xml("date-picker")).not.toMatch(/allowedChildren|isContainer/);
    }
  });

  it("prints only its components in order, and a placeholder for a new component in the editor", async () => {
    const type = "sito/components/live-casino-card";
    const components = [
      ...["first", "second"].map((name) => ({
        path: `/page/${name}`,
        valueMap: { "sling:resourceType": type },
      })),
      { path: "/page/cq:responsive", valueMap: {} },
    ];
    const render = (edit: boolean) => renderHtl(liveCasinoLobbyDescription, {}, edit, [], {}, components);
    const included = async (edit: boolean) =>
      [...(await render(edit)).matchAll(/<included>(\S+)/g)].map(([, path]) => path);
    expect(await included(false)).toEqual(["/page/first", "/page/second"]);
    expect(await included(true)).toEqual(["/page/first", "/page/second", "/page/here/*"]);
    expect(await render(true)).toContain("wcm/foundation/components/parsys/newpar");
  });

  it("is a WordPress block with inner blocks", () => {
    expect(widgetData(liveCasinoLobbyDescription).contains).toEqual(["vetrina/live-casino-card"]);
    expect(widgetData(datePickerDescription).contains).toBeUndefined();
  });
});

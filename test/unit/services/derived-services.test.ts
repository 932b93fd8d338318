import { expect, it } from "vitest";
import { liveCasinoDescription } from "../../../src/config/sections/live-casino";
import { createServices } from "../../../src/services/create-services";
import { createDerivedServices } from "../../../src/services/derived-services";

it("services for edit mode and demo mode have the page's list of image origins (S20, S34)", () => {
  const page = createServices({ liveCasino: { imageOrigins: ["https://cdn.vetrina.test"] } });
  const own = createDerivedServices(page, {}, {});
  const origins = () => own.config.section("liveCasino", liveCasinoDescription)().imageOrigins;
  expect(origins()).toEqual(["https://cdn.vetrina.test"]);
  page.config.configure({ liveCasino: { imageOrigins: ["https://dam.vetrina.test"] } });
  expect(origins()).toEqual(["https://dam.vetrina.test"]);
  page.config.configure({ liveCasino: { pollIntervalMs: 20_000 } });
  expect(origins()).toEqual(["https://dam.vetrina.test"]);
});

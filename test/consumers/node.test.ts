import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Consumer, createConsumer, own } from "./consumer";

const main = `
import { startVetrina } from "vetrina";
import { createAccount } from "vetrina/account";
import { attributeName, catalogue } from "vetrina/definitions";
import { createGamification, getMember } from "vetrina/gamification";
import { createHttpClient } from "vetrina/http";
import { allWidgets } from "vetrina/widgets";
import { datePicker } from "vetrina/widgets/date-picker";

const functions = [startVetrina, createAccount, attributeName, createGamification, createHttpClient];
const tags = catalogue.map(({ tag }) => tag as string);
const areAll = allWidgets.length === tags.length && tags.includes(datePicker.tag);
console.log(JSON.stringify([functions.map((each) => typeof each), areAll, getMember !== undefined]));
`;

const gamification = `
import { createGamification, getMember, heartbeat } from "vetrina/gamification";

const client = createGamification({ url: "https://premi.example/ws", getToken: () => Promise.resolve("") });
void client.call(getMember, { includeFields: ["name"], includeCustomFields: [] });
void client.call(heartbeat);
// @ts-expect-error This call needs its request.
void client.call(getMember);
`;

let app: Consumer;
beforeAll(() => {
  // An application that uses only Node does not install React.
  app = createConsumer(own("typescript", "@types/node"), {
    "main.ts": main,
    "gamification.ts": gamification,
    "main.mjs": main.replace(" as string", ""),
  });
});
afterAll(() => app.remove());

it("a Node program imports the package without a DOM and without React", () => {
  const output = execFileSync(process.execPath, ["main.mjs"], {
    cwd: app.folder,
    encoding: "utf8",
    stdio: "pipe",
  });
  expect(JSON.parse(output)).toEqual([Array<string>(5).fill("function"), true, true]);
});

it.each([
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
])("a Node program passes the type check with module %s and resolution %s", (module, moduleResolution) => {
  const options = ["--noEmit", "--strict", "--target", "es2022", "--types", "node"];
  const check = (...rest: readonly string[]) =>
    app.run("tsc", ...options, "--module", module, "--moduleResolution", moduleResolution, ...rest);
  expect(check("--skipLibCheck", "main.ts")).toBe("");
  // Also checks the declarations of the client for Node programs, without browser types.
  expect(check("--lib", "es2023", "gamification.ts")).toBe("");
});

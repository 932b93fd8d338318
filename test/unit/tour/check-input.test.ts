// @vitest-environment node
import { describe, expect, it } from "vitest";
import { tourDescription } from "../../../src/config/sections/tour";
import { checkInput } from "../../../src/tour/check-input";

const { max = 0 } = tourDescription.waitForMs;

function check(steps: unknown, options: unknown = {}) {
  const complaints: string[] = [];
  checkInput(steps, options, (message) => complaints.push(message));
  return complaints;
}

const one = [{ title: "Uno" }];

describe("tour input from a script", () => {
  it.each([
    [one, {}],
    ["benvenuto", { id: "a", version: "2", confirm: "page", keyboard: false, waitForMs: 0 }],
    [one, { waitForMs: max, confirm: true }],
    [one, { waitForMs: undefined }],
    [[{ title: "a", text: "b", target: "c", page: "/d", invites: false }], {}],
    [[{ title: "a", target: undefined }], {}],
  ])("accepts %j with %j", (steps, options) => {
    expect(check(steps, options)).toEqual([]);
  });

  it.each([[null], [3], ["presto"], [[]], [true]])("rejects %j as options", (options) => {
    expect(() => check(one, options)).toThrow(new TypeError("tour options must be an object"));
  });

  it.each([[Number.NaN], [-1], [Infinity], [max + 1]])("rejects %d as waitForMs", (waitForMs) => {
    expect(() => check(one, { waitForMs })).toThrow(
      new TypeError('tour options: "waitForMs" must be from 0 to 60000'),
    );
  });

  it.each([
    [{ id: 3 }, '"id" must be a string'],
    [{ version: 2 }, '"version" must be a string'],
    [{ keyboard: "no" }, '"keyboard" must be a boolean'],
    [{ confirm: "on" }, '"confirm" must be a boolean'],
    [{ waitForMs: "3000" }, '"waitForMs" must be a number'],
    [{ waitForMs: null }, '"waitForMs" must be a number'],
  ])("rejects the option %j", (options, fault) => {
    expect(() => check("benvenuto", options)).toThrow(new TypeError(`tour options: ${fault}`));
  });

  it.each([[[]], [undefined], [null], [{ title: "Uno" }], [3]])("rejects %j as steps", (steps) => {
    expect(() => check(steps)).toThrow(
      new TypeError("a tour needs a list with a step, or the name of a tour"),
    );
  });

  it.each([
    [null, "tour step 2 must be an object"],
    ["testo", "tour step 2 must be an object"],
    [{ title: 3 }, 'tour step 2: "title" must be a string'],
    [{ target: {} }, 'tour step 2: "target" must be a string'],
    [{ invites: "yes" }, 'tour step 2: "invites" must be a boolean'],
  ])("rejects the step %j", (step, fault) => {
    expect(() => check([...one, step])).toThrow(new TypeError(fault));
  });

  it("warns about unknown fields but starts", () => {
    expect(check([{ title: "a", titel: "b", constructor: "c" }], { confrim: true })).toEqual([
      'tour options: "confrim" is not known; known here: id, version, confirm, keyboard, waitForMs',
      'tour step 1: "titel" is not known; known here: title, text, target, page, invites',
      'tour step 1: "constructor" is not known; known here: title, text, target, page, invites',
    ]);
  });
});

import { isRecord } from "../utils/objects";
import type { TourOptions, TourStepInput } from "./step";

type Complain = (message: string) => void;

/** Types of the fields of a step and of the options, as `typeof` returns them. */
const stepTypes: Record<keyof TourStepInput, string> = {
  title: "string",
  text: "string",
  target: "string",
  page: "string",
  invites: "boolean",
};
const optionTypes: Record<keyof TourOptions, string> = {
  id: "string",
  version: "string",
  confirm: "boolean",
  keyboard: "boolean",
  waitForMs: "number",
};

function check(what: string, value: unknown, types: Readonly<Record<string, string>>, complain: Complain) {
  if (!isRecord(value)) throw new TypeError(`${what} must be an object`);
  for (const [name, own] of Object.entries(value)) {
    if (!Object.hasOwn(types, name))
      complain(`${what}: "${name}" is not known; known here: ${Object.keys(types).join(", ")}`);
    else if (own !== undefined && typeof own !== types[name])
      throw new TypeError(`${what}: "${name}" must be a ${types[name]}`);
  }
}

/**
 * Checks the input of a script to a tour: steps or a name, and options. The script may be written without
 * types. An unknown field only logs a warning.
 *
 * @throws TypeError that names the problem
 */
export function checkInput(steps: unknown, options: unknown, complain: Complain): void {
  const { confirm, waitForMs = 0 } = isRecord(options) ? options : {};
  check(
    "tour options",
    confirm === "page" ? { ...(options as object), confirm: true } : options,
    optionTypes,
    complain,
  );
  // The configuration key `tour.waitForMs` has the same range, from 0 to 60 000.
  if (!((waitForMs as number) >= 0 && (waitForMs as number) <= 60_000))
    throw new TypeError('tour options: "waitForMs" must be from 0 to 60000');
  if (typeof steps === "string") return;
  if (!Array.isArray(steps) || steps.length === 0)
    throw new TypeError("a tour needs a list with a step, or the name of a tour");
  for (const [index, step] of steps.entries()) check(`tour step ${index + 1}`, step, stepTypes, complain);
}

import type { Options } from "ky";
import { isRecord } from "../utils/is-record";
import { check, type Fields, made } from "./checks";
import { type Parameters, toParameters } from "./parameters";
import type { Body, Part } from "./request";

const toFormValue = (part: Part) => (part instanceof Blob ? part : String(part));

type Parts = Extract<Body, { multipart: unknown }>["multipart"];

function toFormData(fields: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value ?? []].flat()) form.append(name, toFormValue(part));
  }
  return form;
}

/**
 * The options of ky for a body. The content type follows from them.
 *
 * @throws TypeError that names the field which is not valid
 */
export function bodyOptions(body: Body | undefined): Pick<Options, "json" | "stringifyJson" | "body"> {
  if (body === undefined) return {};
  check({ body: isRecord(body) });
  if ("json" in body) {
    const text = made(() => JSON.stringify(body.json), "body.json");
    return { json: body.json, stringifyJson: () => text };
  }
  const kind = "form" in body ? "form" : "multipart";
  const fields = (body as Fields)[kind];
  check({ body: isRecord(fields) });
  return { body: kind === "form" ? toParameters(fields as Parameters) : toFormData(fields as Parts) };
}

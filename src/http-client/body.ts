import type { Options } from "ky";
import { toParameters } from "./parameters";
import type { Body, Part } from "./request";

const toFormValue = (part: Part) => (part instanceof Blob ? part : String(part));

function toFormData(fields: Extract<Body, { multipart: unknown }>["multipart"]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value ?? []].flat()) form.append(name, toFormValue(part));
  }
  return form;
}

/** The options of ky for a body. The content type follows from them. */
export function bodyOptions(body: Body | undefined): Pick<Options, "json" | "body"> {
  if (body === undefined) return {};
  if ("json" in body) return { json: body.json };
  return { body: "form" in body ? toParameters(body.form) : toFormData(body.multipart) };
}

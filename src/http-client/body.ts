import { stringifyJson } from "../utils/json";
import { isRecord } from "../utils/objects";
import { check, type Fields, made } from "./checks";
import { type Body, type Parameters, type Part, toParameters } from "./request";

const toFormValue = (part: Part) => (typeof part === "object" ? part : String(part));

type Parts = Extract<Body, { multipart: unknown }>["multipart"];

function toFormData(fields: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value ?? []].flat()) form.append(name, toFormValue(part));
  }
  return form;
}

interface BodyOptions {
  readonly body?: BodyInit;
  /** The content type, if the body does not determine it. */
  readonly type?: string;
}

/**
 * The body to send.
 *
 * @throws TypeError that names the invalid field
 */
export function bodyOptions(body: Body | undefined): BodyOptions {
  if (body === undefined) return {};
  check({ body: isRecord(body) });
  if ("json" in body) {
    const text = made(() => stringifyJson(body.json), "body.json");
    return { body: text, type: "application/json" };
  }
  const kind = "form" in body ? "form" : "multipart";
  const fields = (body as Fields)[kind];
  check({ body: isRecord(fields) });
  return { body: kind === "form" ? toParameters(fields as Parameters) : toFormData(fields as Parts) };
}

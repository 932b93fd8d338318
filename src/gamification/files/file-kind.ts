import type { FileObject } from "../protocol/files";

export const fileKinds = [
  "image",
  "video",
  "audio",
  "pdf",
  "document",
  "sheet",
  "archive",
  "data",
  "text",
  "other",
] as const;

/** Kind of a file, in the words that players use. */
export type FileKind = (typeof fileKinds)[number];

/**
 * Kinds of files by media type. In this table and the next one, the first row whose pattern matches applies.
 */
const kindsByType: readonly (readonly [RegExp, FileKind])[] = [
  [/^image\//, "image"],
  [/^video\//, "video"],
  [/^audio\//, "audio"],
  [/\bpdf\b/, "pdf"],
  [/spreadsheet|ms-excel|csv/, "sheet"],
  [/wordprocessing|msword|opendocument\.text|\brtf\b/, "document"],
  [/zip|compressed|x-tar/, "archive"],
  [/json|xml|javascript/, "data"],
  [/^text\//, "text"],
];

const kindsByExtension: readonly (readonly [RegExp, FileKind])[] = [
  [/^(?:png|jpe?g|gif|webp|avif|svg)$/, "image"],
  [/^(?:mp4|webm|mov)$/, "video"],
  [/^(?:mp3|ogg|wav|m4a)$/, "audio"],
  [/^pdf$/, "pdf"],
  [/^(?:xlsx?|ods|csv)$/, "sheet"],
  [/^(?:docx?|odt|rtf)$/, "document"],
  [/^(?:zip|gz|7z|tar)$/, "archive"],
  [/^(?:json|xml|js)$/, "data"],
  [/^(?:txt|md|html?)$/, "text"],
];

const find = (rows: readonly (readonly [RegExp, FileKind])[], text: string) =>
  rows.find(([pattern]) => pattern.test(text))?.[1];

/** Kind of a file, by its media type or, if unknown, by the extension of its name. */
export function fileKind({ mimeType = "", name = "" }: Pick<FileObject, "mimeType" | "name">): FileKind {
  const extension = /\.([a-z\d]{1,5})$/i.exec(name)?.[1] ?? "";
  return (
    find(kindsByType, mimeType.toLowerCase()) ?? find(kindsByExtension, extension.toLowerCase()) ?? "other"
  );
}

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { fileKind } from "../../../../src/gamification/files/file-kind";

describe("kind of a file", () => {
  it.each([
    ["image/webp", "x", "image"],
    ["video/mp4", "x.pdf", "video"],
    ["audio/mpeg", "x", "audio"],
    ["application/pdf", "x", "pdf"],
    ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "x", "sheet"],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "x", "document"],
    ["application/zip", "x", "archive"],
    ["application/json", "x", "data"],
    ["text/plain", "x", "text"],
    ["text/csv", "x", "sheet"],
    ["application/octet-stream", "Calendario.XLSX", "sheet"],
    ["", "regole.pdf", "pdf"],
    ["", "foto.JPG", "image"],
    ["", "senza estensione", "other"],
    ["constructor", "x.constructor", "other"],
    [undefined, undefined, "other"],
  ])("is, for the type %s and the name “%s”, %s", (mimeType, name, kind) => {
    expect(fileKind({ mimeType, name })).toBe(kind);
  });
});

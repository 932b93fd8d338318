import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import { extras, model, paging, querySortBy } from "./common";
import { listReply, type ListReply } from "./envelope";
import { list, number, text, texts } from "./fields";

export const fileObject = v.object({
  ...model,
  ...extras,
  repositoryId: text,
  name: text,
  mimeType: text,
  path: text,
  parentFolderPath: text,
  uri: text,
  /** Size in bytes. */
  size: number,
  constraints: texts,
});

export const filesReply = listReply(fileObject);

export const fileRequest = v.object({ ids: texts, sortBy: list(querySortBy), ...paging, repositoryId: text });

export type FileObject = v.InferOutput<typeof fileObject>;
export type FileRequest = v.InferInput<typeof fileRequest>;

/** Reads files by their ids, such as the image of a tile. */
export const getFiles: Call<FileRequest, ListReply<FileObject>> = read("getFiles", "fileRequest", filesReply);

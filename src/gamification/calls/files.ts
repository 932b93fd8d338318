import type { ListReply } from "../schema/envelope";
import { type FileObject, type FileRequest, filesReply } from "../schema/files";
import { type Call, read } from "./call";

/** Reads files by their ids, such as the icon of a tile. */
export const getFiles: Call<FileRequest, ListReply<FileObject>> = read("getFiles", "fileRequest", filesReply);

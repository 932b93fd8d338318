import type { ListKind, PageRequest } from "../entities/list-kind";
import { readAllPages } from "../entities/paging";
import { type FileObject, getFiles } from "../protocol/files";
import { type FileKind, fileKind } from "./file-kind";

/** Selects the files of a panel. */
export interface FileQuery {
  /** The id of a repository; empty for none. */
  readonly repository: string;
  readonly ids: readonly string[];
  /** Kinds of files; empty for all kinds. */
  readonly kinds: readonly string[];
}

/** A file and its kind. */
export interface FileItem {
  readonly id: string;
  readonly file: FileObject;
  readonly kind: FileKind;
}

/**
 * The files of a repository, or the files with some ids, sorted by name. A page takes one call. Without a
 * repository or ids nothing is read, because the platform would return all files of the space, including
 * those for other programs. The platform has no filter for kinds: if kinds are set, all files are read as one
 * page.
 */
export const fileList: ListKind<FileQuery, FileItem> = {
  name: "files",
  entityTypes: ["FileObject", "Repository"],
  async readPage(client, { repository, ids, kinds }, page, options) {
    if (!repository && ids.length === 0) return { meta: undefined, data: [] };
    const read = (part: PageRequest) =>
      client.call(
        getFiles,
        {
          ids,
          ...(repository && { repositoryId: repository }),
          sortBy: [{ queryField: "name", order: "Asc" }],
          ...part,
        },
        options,
      );
    const withKind = (file: FileObject): FileItem => ({ id: file.id, file, kind: fileKind(file) });
    if (kinds.length === 0) {
      const { meta, data } = await read(page);
      return { meta, data: data.map(withKind) };
    }
    const items = (await readAllPages(read)).map(withKind);
    return { meta: undefined, data: items.filter(({ kind }) => kinds.includes(kind)) };
  },
};

import type { FileObject } from "../space/entities";
import type { Destination } from "./destination";
import { listReply, pageOf } from "./envelope";
import { fieldsOf, textOf } from "./reading";
import { isAmong, passesAll, sorted, type Test } from "./search";

/** A test for equality with a text. An empty text selects everything. */
const isEqual = (requested: unknown, valueOf: (file: FileObject) => string): Test<FileObject> => {
  const text = textOf(requested) ?? "";
  return (file) => text === "" || valueOf(file) === text;
};

/** Also accepts `parentFolderPath`: the platform's widgets send it, its contract does not have it (protocol section 3). */
export const getFiles: Destination = {
  reply: "FileObjectResponse",
  empty: { data: [] },
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    const passes = passesAll<FileObject>(
      isAmong(fields.ids, ({ id }) => id),
      isEqual(fields.repositoryId, ({ repositoryId }) => repositoryId),
      isEqual(fields.parentFolderPath, ({ parentFolderPath }) => parentFolderPath),
    );
    const found = sorted(gamification.read().files.filter(passes), fields.sortBy);
    return listReply("FileObject", found, pageOf(fields));
  },
};

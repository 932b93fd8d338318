import type { FileObject } from "../space/entities";
import type { Destination } from "./destination";
import { listReply, pageOf } from "./envelope";
import { fieldsOf, textOf } from "./reading";
import { isAmong, passesAll, sorted, type Test } from "./search";

/** Equal to a text that was given; an empty one asks for nothing. */
const isGiven = (wanted: unknown, valueOf: (file: FileObject) => string): Test<FileObject> => {
  const text = textOf(wanted) ?? "";
  return (file) => text === "" || valueOf(file) === text;
};

/** Takes `parentFolderPath` too, which the platform's widgets send and its contract lacks (protocol section 3). */
export const getFiles: Destination = {
  reply: "FileObjectResponse",
  empty: { data: [] },
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    const passes = passesAll<FileObject>(
      isAmong(fields.ids, ({ id }) => id),
      isGiven(fields.repositoryId, ({ repositoryId }) => repositoryId),
      isGiven(fields.parentFolderPath, ({ parentFolderPath }) => parentFolderPath),
    );
    const found = sorted(gamification.read().files.filter(passes), fields.sortBy);
    return listReply("FileObject", found, pageOf(fields));
  },
};

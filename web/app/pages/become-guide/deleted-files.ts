import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { isFileDeleted } from '../../parts/files/picker/is-deleted.ts';

type Lines = ApplicationAnswers['qualifications'];

/** An entry whose file was deleted, as the form last showed it. */
export interface DeletedFile {
  /** The description of the file; may be empty. */
  description: string;
  /** The position of the entry in the list, starting at 1. */
  number: number;
}

/**
 * Separates the entries whose file was deleted, for example on another device. A file just uploaded here
 * does not belong to the application yet, so this asks the server about each such file. Throws if the
 * server does not answer, because the state of the files is then unknown.
 */
export const splitDeletedFiles = async (
  lines: Lines,
  { files }: OwnApplication,
): Promise<{ left: Lines; deleted: DeletedFile[] }> => {
  const isErased = await Promise.all(
    lines.map(
      async ({ fileId }) => !files.some(({ id }) => id === fileId) && isFileDeleted(fileId),
    ),
  );
  return {
    left: lines.filter((_, index) => !isErased[index]),
    deleted: lines.flatMap(({ description }, index) =>
      isErased[index] ? [{ description, number: index + 1 }] : [],
    ),
  };
};

import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { isGone } from '../../parts/files/picker/is-gone.ts';

type Lines = ApplicationAnswers['qualifications'];

/** An entry whose file was deleted, as the form showed it. */
export interface GoneFile {
  /** The description of the file; can be empty. */
  description: string;
  /** Its position in the list, from 1. */
  number: number;
}

/**
 * Separates the entries whose file was deleted, for example on another device. A file just uploaded here
 * does not belong to the application yet, so this asks the server for each of those. Throws if the server
 * does not answer, because then no file's state is known.
 */
export const partGone = async (
  lines: Lines,
  { files }: OwnApplication,
): Promise<{ left: Lines; gone: GoneFile[] }> => {
  const isErased = await Promise.all(
    lines.map(async ({ fileId }) => !files.some(({ id }) => id === fileId) && isGone(fileId)),
  );
  return {
    left: lines.filter((_, index) => !isErased[index]),
    gone: lines.flatMap(({ description }, index) =>
      isErased[index] ? [{ description, number: index + 1 }] : [],
    ),
  };
};

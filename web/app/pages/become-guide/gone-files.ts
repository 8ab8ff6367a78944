import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { isGone } from '../../parts/files/picker/is-gone.ts';

type Lines = ApplicationAnswers['qualifications'];

/** A line whose file is gone, as the form showed it. */
export interface GoneFile {
  /** What the file was said to show; may be empty. */
  description: string;
  /** Its place in the list, from 1. */
  number: number;
}

/**
 * Parts the lines whose file was erased, as one that another device removed is, from the others. One that
 * was just uploaded here is none of the application's yet, so the server is asked for each of those. Throws
 * where it does not say: nothing is known of any then.
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

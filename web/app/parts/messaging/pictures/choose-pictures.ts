import type { ErrorCode } from '@tomoguide/contract/errors';
import { FILE_MAX_BYTES } from '@tomoguide/contract/files/figures';
import { PICTURE_TYPES } from '@tomoguide/contract/messaging/fields';
import { PICTURES_PER_SELECTION } from '@tomoguide/contract/messaging/figures';
import { getErrorCode } from '../../../lib/api-error.ts';
import { convertToReadable, type ReadablePicture } from '../../files/picker/readable-picture.ts';

/** A picture that can be sent. */
export type Chosen = ReadablePicture;

/** Why some of the chosen files cannot be sent. */
export type Refusal = ErrorCode | 'type' | 'many';

const types: readonly string[] = PICTURE_TYPES;

const checkFile = async (file: File): Promise<Chosen | Refusal> => {
  // Browsers without HEIC support report no type for HEIC files.
  if (!types.includes(file.type) && !/\.hei[cf]$/i.test(file.name)) return 'type';
  if (file.size > FILE_MAX_BYTES) return 'FILE_TOO_LARGE';
  if (file.size === 0) return 'FILE_EMPTY';
  return convertToReadable(file).then(
    (picture) => picture ?? 'FILE_UNREADABLE',
    (error) => getErrorCode(error),
  );
};

/** Returns which of the files can be sent, in order, and why the others cannot; checked before the upload. */
export const choosePictures = async (
  files: Iterable<File>,
): Promise<{ chosen: Chosen[]; refusal: Refusal | null }> => {
  const all = [...files];
  const looked: (Chosen | Refusal)[] = [];
  // Checks one file at a time, because ten large photos would not fit into a phone's memory.
  for (const file of all.slice(0, PICTURES_PER_SELECTION)) looked.push(await checkFile(file));
  const chosen = looked.filter((each): each is Chosen => typeof each !== 'string');
  const refused = looked.find((each): each is Refusal => typeof each === 'string');
  return { chosen, refusal: refused ?? (all.length > PICTURES_PER_SELECTION ? 'many' : null) };
};

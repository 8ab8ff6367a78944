import type { ErrorCode } from '@tomoguide/contract/errors';
import { FILE_MAX_BYTES } from '@tomoguide/contract/files/bounds';
import { PICTURE_TYPES, PICTURES_AT_ONCE } from '@tomoguide/contract/messaging/fields';

/** A picture that can be sent, with its pixels as it stands upright. */
export interface Chosen {
  file: File;
  width: number;
  height: number;
}

/** Why something of what was chosen is not sent. */
export type Refusal = Extract<ErrorCode, 'FILE_TOO_LARGE' | 'FILE_UNREADABLE'> | 'type' | 'many';

const types: readonly string[] = PICTURE_TYPES;

const pixelsOf = async (file: File): Promise<{ width: number; height: number } | null> => {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const look = async (file: File): Promise<Chosen | Refusal> => {
  if (!types.includes(file.type)) return 'type';
  if (file.size > FILE_MAX_BYTES) return 'FILE_TOO_LARGE';
  const pixels = await pixelsOf(file);
  return pixels ? { file, ...pixels } : 'FILE_UNREADABLE';
};

/** What of these can be sent, in their order, and why the rest is not: refused before it is uploaded. */
export const choosePictures = async (
  files: Iterable<File>,
): Promise<{ chosen: Chosen[]; refusal: Refusal | null }> => {
  const all = [...files];
  const looked: (Chosen | Refusal)[] = [];
  // One after the other: ten large photos at once would not fit into a phone.
  for (const file of all.slice(0, PICTURES_AT_ONCE)) looked.push(await look(file));
  const chosen = looked.filter((each): each is Chosen => typeof each !== 'string');
  const refused = looked.find((each): each is Refusal => typeof each === 'string');
  return { chosen, refusal: refused ?? (all.length > PICTURES_AT_ONCE ? 'many' : null) };
};

import { discardFile } from '@tomoguide/contract/files/calls';
import { api } from '../../../lib/api.ts';
import { sendFile } from '../../../lib/upload.ts';
import { contentOf } from '../queries.ts';

/** A picture that this browser can show, with its pixels as it stands upright. */
export interface ReadablePicture {
  file: File;
  width: number;
  height: number;
}

const decoded = async (file: File): Promise<ReadablePicture | null> => {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { file, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** HEIC and AVIF begin so, whatever they are called. */
const mayBeHeic = async (file: File): Promise<boolean> =>
  (await file.slice(4, 8).text()) === 'ftyp';

/** The server makes a WebP of it, which is fetched, and its upload taken back. */
const converted = async (file: File): Promise<File> => {
  const { id } = await sendFile(file, () => undefined, new AbortController().signal);
  const content = await contentOf(id, 'full');
  // Should this fail, it is erased tomorrow.
  api(discardFile, { params: { id } }).catch(() => undefined);
  return new File([content], file.name, { type: content.type });
};

/**
 * A chosen picture as this browser can show it: what it cannot decode, mostly HEIC, is converted first.
 * Null where it is no picture; throws ApiError where the server refuses it.
 */
export const readablePicture = async (file: File): Promise<ReadablePicture | null> => {
  const shown = await decoded(file);
  if (shown || !(await mayBeHeic(file))) return shown;
  return decoded(await converted(file));
};

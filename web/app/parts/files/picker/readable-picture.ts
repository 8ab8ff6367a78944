import { discardFile } from '@tomoguide/contract/files/calls';
import { api } from '../../../lib/api.ts';
import { sendFile } from '../../../lib/upload.ts';
import { fetchContent } from '../queries.ts';

/** A picture that this browser can display, with its size after rotation. */
export interface ReadablePicture {
  file: File;
  width: number;
  height: number;
}

const decode = async (file: File): Promise<ReadablePicture | null> => {
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

/** Returns whether a file can be HEIC or AVIF. Such files start like this, regardless of their names. */
const mayBeHeic = async (file: File): Promise<boolean> =>
  (await file.slice(4, 8).text()) === 'ftyp';

/** Converts a file: uploads it, fetches the WebP that the server creates from it, and discards the upload. */
const convert = async (file: File): Promise<File> => {
  const { id } = await sendFile(file, { signal: new AbortController().signal });
  const content = await fetchContent(id, 'full');
  // If this request fails, the server deletes the file the next day.
  api(discardFile, { params: { id } }).catch(() => undefined);
  return new File([content], file.name, { type: content.type });
};

/**
 * Returns a selected picture in a format that this browser can display. Converts a picture that the browser
 * cannot decode, usually HEIC. Null if the file is not a picture. Throws ApiError if the server rejects it.
 */
export const convertToReadable = async (file: File): Promise<ReadablePicture | null> => {
  const shown = await decode(file);
  if (shown || !(await mayBeHeic(file))) return shown;
  return decode(await convert(file));
};

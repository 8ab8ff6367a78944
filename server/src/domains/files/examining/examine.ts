import { readFile } from 'node:fs/promises';
import type { KeptType } from '@tomoguide/contract/files/bounds';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { fileTypeOf } from './file-type.ts';
import { laneOf } from './lane.ts';
import { examinePdf } from './pdf.ts';
import { examinePicture } from './picture.ts';

/** What is kept of an upload, and what was seen before it was made anew. */
export interface Examined {
  bytes: Uint8Array;
  /** The same picture in few pixels; null for a PDF, and where it has few itself. */
  small: Uint8Array | null;
  type: KeptType;
  width: number | null;
  height: number | null;
  pages: number | null;
  print: Buffer | null;
  outline: string | null;
  ownDate: string | null;
}

/**
 * Looks at an upload. FILE_EMPTY, FILE_TYPE_INVALID, FILE_UNREADABLE, FILE_TOO_MANY_PIXELS,
 * FILE_TOO_MANY_PAGES, FILE_NOT_PLAIN, BUSY.
 */
export const examine = (
  deps: Deps,
  ownerId: UserId,
  { path }: { path: string },
): Promise<Examined> =>
  laneOf(deps).run(ownerId, deps.clock.now(), async () => {
    const bytes = await readFile(path);
    if (bytes.length === 0) fail('FILE_EMPTY', { field: 'file' });
    const type = fileTypeOf(bytes) ?? fail('FILE_TYPE_INVALID', { field: 'file' });
    return type === 'application/pdf' ? examinePdf(bytes) : examinePicture(bytes, type);
  });

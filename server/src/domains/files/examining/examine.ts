import { readFile } from 'node:fs/promises';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { detectFileType } from './detect-file-type.ts';
import type { Examined } from './examined-file.ts';
import { getExaminingQueue } from './examining-queue.ts';
import { examinePdf } from './pdf.ts';
import { examinePicture } from './picture.ts';

/**
 * Validates an upload and converts it to its stored form. Throws FILE_EMPTY, FILE_TYPE_INVALID,
 * FILE_UNREADABLE, FILE_TOO_MANY_PIXELS, FILE_TOO_MANY_PAGES, FILE_NOT_PLAIN or BUSY.
 */
export const examine = (
  deps: Deps,
  ownerId: UserId,
  { path }: { path: string },
): Promise<Examined> =>
  getExaminingQueue(deps).run(ownerId, deps.clock.now(), async () => {
    const bytes = await readFile(path);
    if (bytes.length === 0) fail('FILE_EMPTY', { field: 'file' });
    const type = detectFileType(bytes) ?? fail('FILE_TYPE_INVALID', { field: 'file' });
    return type === 'application/pdf' ? examinePdf(bytes) : examinePicture(bytes, type);
  });

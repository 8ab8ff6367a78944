import { readFile } from 'node:fs/promises';
import type { KeptType } from '@tomoguide/contract/files/bounds';
import { fail } from '../../../failure.ts';
import { turns } from '../../../in-turn.ts';
import { fileTypeOf } from './file-type.ts';
import { examinePdf } from './pdf.ts';
import { examinePicture } from './picture.ts';

/** What is kept of an upload, and what was seen before it was made anew. */
export interface Examined {
  bytes: Uint8Array;
  type: KeptType;
  width: number | null;
  height: number | null;
  pages: number | null;
  print: Buffer | null;
  outline: string | null;
  ownDate: string | null;
}

/**
 * Decoding a large picture costs a core and up to 250 MB: one at a time, so that whoever uploads many
 * waits for themselves more than others wait for them.
 */
const inTurn = turns(1, 50, 'BUSY');

/** Looks at an upload. FILE_TYPE_INVALID, FILE_UNREADABLE, FILE_TOO_MANY_PIXELS, FILE_TOO_MANY_PAGES. */
export const examine = ({ path }: { path: string }): Promise<Examined> =>
  inTurn(async () => {
    const bytes = await readFile(path);
    const type = fileTypeOf(bytes) ?? fail('FILE_TYPE_INVALID', { field: 'file' });
    return type === 'application/pdf' ? examinePdf(bytes) : examinePicture(bytes, type);
  });

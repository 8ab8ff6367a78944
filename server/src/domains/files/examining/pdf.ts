import { PDF_MAX_PAGES } from '@tomoguide/contract/files/figures';
import { fail } from '../../../failure.ts';
import { parsePdfDate } from './date-created.ts';
import type { Examined } from './examined-file.ts';
import { runInThread } from './in-thread.ts';
import type { PdfFacts } from './pdf-worker.ts';

/** Timeout in milliseconds. If a document takes longer, it is malicious, or the machine is busy. */
const TIME_LIMIT_MS = 8_000;

/**
 * Validates a PDF. It is stored unchanged, because converting it would destroy its value as evidence;
 * therefore it is shown only in a viewer that runs no scripts, or offered as a download. Throws
 * FILE_UNREADABLE, FILE_TOO_MANY_PAGES, FILE_NOT_PLAIN or BUSY.
 */
export const examinePdf = async (bytes: Buffer, timeoutMs = TIME_LIMIT_MS): Promise<Examined> => {
  const facts = await runInThread<PdfFacts>('pdf-worker', bytes, timeoutMs);
  if (!facts) return fail('FILE_UNREADABLE', { field: 'file' });
  if (!facts.plain) return fail('FILE_NOT_PLAIN', { field: 'file' });
  if (facts.pages > PDF_MAX_PAGES) return fail('FILE_TOO_MANY_PAGES', { field: 'file' });
  return {
    bytes,
    small: null,
    type: 'application/pdf',
    width: null,
    height: null,
    pages: facts.pages,
    print: null,
    outline: null,
    ownDate: parsePdfDate(facts.madeAt),
  };
};

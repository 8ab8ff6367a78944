import { Worker } from 'node:worker_threads';
import { PDF_MAX_PAGES } from '@tomoguide/contract/files/bounds';
import { busy, fail } from '../../../failure.ts';
import { entryFile } from '../../../server-paths.ts';
import type { Examined } from './examine.ts';
import { ownDateOfPdf } from './own-date.ts';
import type { PdfFacts } from './pdf-worker.ts';

/** A document that takes longer was made to, or the machine is busy: nothing here can tell which. */
const LONGEST_MS = 8_000;
/** One that takes more was made to. */
const MOST_MEGABYTES = 256;

/**
 * Reads it in a thread of its own, which is gone when this settles. Null: it cannot be read. BUSY
 * where it takes longer than `longestMs`.
 */
const readInThread = (bytes: Uint8Array, longestMs: number): Promise<PdfFacts | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(entryFile('domains/files/examining/pdf-worker'), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      // Its end, that follows, has nothing to add.
      worker.removeAllListeners();
      worker.terminate().finally(settle);
    };
    const timer = setTimeout(() => end(() => reject(busy(5))), longestMs);
    worker
      .once('message', (facts: PdfFacts | null) => end(() => resolve(facts)))
      .once('error', () => end(() => resolve(null)))
      .once('exit', () => end(() => resolve(null)));
  });

/**
 * A PDF is kept as it came, as making it anew would lose what it proves; so it is never shown by
 * anything but a viewer that runs nothing of it, and is otherwise only downloaded. FILE_UNREADABLE,
 * FILE_TOO_MANY_PAGES, BUSY.
 */
export const examinePdf = async (bytes: Buffer, longestMs = LONGEST_MS): Promise<Examined> => {
  const facts = await readInThread(bytes, longestMs);
  if (!facts) return fail('FILE_UNREADABLE', { field: 'file' });
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
    ownDate: ownDateOfPdf(facts.madeAt),
  };
};

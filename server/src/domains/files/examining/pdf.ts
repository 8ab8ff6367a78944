import { Worker } from 'node:worker_threads';
import { PDF_MAX_PAGES } from '@tomoguide/contract/files/bounds';
import { fail } from '../../../failure.ts';
import type { Examined } from './examine.ts';
import { ownDateOfPdf } from './own-date.ts';
import type { PdfFacts } from './pdf-worker.ts';

/** A document that takes longer, or more memory, was made to. */
const LONGEST_MS = 8_000;
const MOST_MEGABYTES = 256;

/** Reads it in a thread of its own, which is stopped when it takes too long. Null: it cannot be read. */
const readInThread = (bytes: Uint8Array): Promise<PdfFacts | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    const end = (facts: PdfFacts | null): void => {
      clearTimeout(timer);
      resolve(facts);
      worker.terminate();
    };
    const timer = setTimeout(() => end(null), LONGEST_MS);
    worker
      .once('message', (facts: PdfFacts | null) => end(facts))
      .once('error', () => end(null))
      .once('exit', () => end(null));
  });

/**
 * A PDF is kept as it came, as making it anew would lose what it proves; so it is never shown by
 * anything but a viewer that runs nothing of it, and is otherwise only downloaded.
 */
export const examinePdf = async (bytes: Buffer): Promise<Examined> => {
  const facts = await readInThread(bytes);
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

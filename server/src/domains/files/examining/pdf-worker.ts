import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is to be known of a PDF before it is kept. */
export interface PdfFacts {
  pages: number;
  /** As the document writes it. */
  madeAt: unknown;
}

/** Null where it is damaged, empty or needs a password. */
const read = async (data: Uint8Array): Promise<PdfFacts | null> => {
  try {
    const document = await getDocument({
      data,
      verbosity: VerbosityLevel.ERRORS,
      stopAtErrors: true,
      useWorkerFetch: false,
    }).promise;
    // A document whose first page cannot be reached shows nothing.
    await document.getPage(1);
    const { info } = await document.getMetadata();
    return { pages: document.numPages, madeAt: (info as { CreationDate?: unknown }).CreationDate };
  } catch {
    return null;
  }
};

parentPort?.postMessage(await read(new Uint8Array(workerData as Uint8Array)));

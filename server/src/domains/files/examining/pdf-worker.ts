import { parentPort, workerData } from 'node:worker_threads';
import { PDF_MAX_PAGES } from '@tomoguide/contract/files/bounds';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is to be known of a PDF before it is kept. */
export interface PdfFacts {
  pages: number;
  /** As the document writes it. */
  madeAt: unknown;
  /** It carries no script and no other file. */
  plain: boolean;
}

/** How they are called where the document is not compressed; pdf.js knows the usual places only. */
const CARRIED = /\/(?:JavaScript|EmbeddedFiles?|RichMedia|Launch)\b/;
const CARRYING: ReadonlySet<string> = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie']);

const isPlainPage = async (page: PDFPageProxy): Promise<boolean> => {
  if (await page.getJSActions()) return false;
  const annotations = await page.getAnnotations();
  return !annotations.some(({ subtype }) => CARRYING.has(subtype));
};

const isPlain = async (document: PDFDocumentProxy): Promise<boolean> => {
  if ((await document.hasJSActions()) || (await document.getJSActions())) return false;
  if ((await document.getAttachments())?.size) return false;
  const pages = Math.min(document.numPages, PDF_MAX_PAGES);
  for (let number = 1; number <= pages; number += 1)
    if (!(await isPlainPage(await document.getPage(number)))) return false;
  return true;
};

/** Null where it is damaged, empty or needs a password. */
const read = async (data: Uint8Array): Promise<PdfFacts | null> => {
  try {
    // Before pdf.js takes the bytes over.
    const carries = CARRIED.test(Buffer.from(data).toString('latin1'));
    const document = await getDocument({
      data,
      verbosity: VerbosityLevel.ERRORS,
      stopAtErrors: true,
      useWorkerFetch: false,
    }).promise;
    // A document whose first page cannot be reached shows nothing.
    await document.getPage(1);
    const { info } = await document.getMetadata();
    return {
      pages: document.numPages,
      madeAt: (info as { CreationDate?: unknown }).CreationDate,
      plain: !carries && (await isPlain(document)),
    };
  } catch {
    return null;
  }
};

parentPort?.postMessage(await read(new Uint8Array(workerData as Uint8Array)));

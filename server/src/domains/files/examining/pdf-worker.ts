import { parentPort, workerData } from 'node:worker_threads';
import { PDF_MAX_PAGES } from '@tomoguide/contract/files/figures';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Facts about a PDF that decide whether it is accepted. */
export interface PdfFacts {
  pages: number;
  /** The raw CreationDate of the PDF, such as `D:20260503120000+09'00'`; unvalidated. */
  madeAt: unknown;
  /** True if the PDF has no scripts and no embedded files. */
  plain: boolean;
}

/**
 * PDF names (dictionary keys) that indicate scripts or embedded files. Searched for in the uncompressed
 * parts of the document, because pdf.js reports only scripts and files in the usual places.
 */
const CARRIED = /\/(?:JavaScript|EmbeddedFiles?|RichMedia|Launch)\b/;
/** Empty lists of scripts or files, which programs that merge or sign documents leave behind. */
const EMPTY = String.raw`(?:null\b|<<\s*(?:/(?:Names|Kids|Limits)\s*\[\s*\]\s*)*>>)`;
const EMPTY_LIST = new RegExp(String.raw`/(?:JavaScript|EmbeddedFiles)\s*${EMPTY}`, 'g');
const LIST_ELSEWHERE = /\/(?:JavaScript|EmbeddedFiles)\s+(\d{1,7})\s+(\d{1,5})\s+R\b/g;
const CARRYING: ReadonlySet<string> = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie']);

/**
 * Removes empty lists of scripts or files, including lists in separate objects if these are empty in all
 * versions of the object.
 */
const withoutEmptyLists = (text: string): string =>
  text.replace(EMPTY_LIST, '').replace(LIST_ELSEWHERE, (reference, number, generation) => {
    const object = String.raw`(?<!\d)${number}\s+${generation}\s+obj\b`;
    const versions = text.match(new RegExp(object, 'g')) ?? [];
    const empty = text.match(new RegExp(String.raw`${object}\s*${EMPTY}\s*endobj\b`, 'g')) ?? [];
    return versions.length > 0 && versions.length === empty.length ? '' : reference;
  });

const isPlainPage = async (page: PDFPageProxy): Promise<boolean> => {
  if (await page.getJSActions()) return false;
  const annotations = await page.getAnnotations();
  return !annotations.some(({ subtype }) => CARRYING.has(subtype));
};

/**
 * Returns whether a form field runs a script. Unlike `hasJSActions` of pdf.js, ignores signatures, so that
 * signed documents such as bank receipts are accepted.
 */
const hasFieldActions = async (document: PDFDocumentProxy): Promise<boolean> => {
  const fields = [...((await document.getFieldObjects())?.values() ?? [])].flat();
  return fields.some((field) => 'actions' in field && Boolean(field.actions));
};

const isPlain = async (document: PDFDocumentProxy): Promise<boolean> => {
  if ((await document.getJSActions()) || (await hasFieldActions(document))) return false;
  if ((await document.getAttachments())?.size) return false;
  const pages = Math.min(document.numPages, PDF_MAX_PAGES);
  for (let number = 1; number <= pages; number += 1)
    if (!(await isPlainPage(await document.getPage(number)))) return false;
  return true;
};

/** Reads a PDF; returns null if it is damaged, empty or needs a password. */
const readPdf = async (data: Uint8Array): Promise<PdfFacts | null> => {
  try {
    // Reads the bytes before pdf.js takes ownership of them.
    const carries = CARRIED.test(withoutEmptyLists(Buffer.from(data).toString('latin1')));
    const document = await getDocument({
      data,
      verbosity: VerbosityLevel.ERRORS,
      stopAtErrors: true,
      useWorkerFetch: false,
    }).promise;
    // If the first page cannot be loaded, the document is unreadable.
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

parentPort?.postMessage(await readPdf(new Uint8Array(workerData as Uint8Array)));

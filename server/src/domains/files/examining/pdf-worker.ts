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
  /** In the document's own format. */
  madeAt: unknown;
  /** True if it has no scripts and no embedded files. */
  plain: boolean;
}

/**
 * PDF names (keys of dictionaries) that indicate scripts or embedded files, searched for in the uncompressed
 * document. pdf.js reports only those in the usual places.
 */
const CARRIED = /\/(?:JavaScript|EmbeddedFiles?|RichMedia|Launch)\b/;
/** Programs that merge or sign documents leave empty lists of both. */
const EMPTY = String.raw`(?:null\b|<<\s*(?:/(?:Names|Kids|Limits)\s*\[\s*\]\s*)*>>)`;
const EMPTY_LIST = new RegExp(String.raw`/(?:JavaScript|EmbeddedFiles)\s*${EMPTY}`, 'g');
const LIST_ELSEWHERE = /\/(?:JavaScript|EmbeddedFiles)\s+(\d{1,7})\s+(\d{1,5})\s+R\b/g;
const CARRYING: ReadonlySet<string> = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie']);

/** Removes lists without entries, also those that are a separate object in all of its versions. */
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
 * Returns whether a form field runs a script. Signatures have no actions; `hasJSActions` of pdf.js takes
 * every signed document, such as a bank's receipt, for one with scripts.
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

/** Null if it is damaged, empty or needs a password. */
const read = async (data: Uint8Array): Promise<PdfFacts | null> => {
  try {
    // Must run before pdf.js takes ownership of the bytes.
    const carries = CARRIED.test(withoutEmptyLists(Buffer.from(data).toString('latin1')));
    const document = await getDocument({
      data,
      verbosity: VerbosityLevel.ERRORS,
      stopAtErrors: true,
      useWorkerFetch: false,
    }).promise;
    // A document whose first page cannot be loaded is unreadable.
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

import { PDF_MAX_PAGES } from '@tomoguide/contract/files/figures';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

GlobalWorkerOptions.workerSrc = workerAddress;

const WIDTH = 720;

/** Returns the text of a segment of a page, including a line break at its end. */
const getText = (item: object): string =>
  'str' in item ? `${item.str}${'hasEOL' in item && item.hasEOL ? '\n' : ''}` : '';

/**
 * One page of a PDF, rendered as an image, so that no scripts run and no links are clickable. Its text is
 * available to screen readers.
 */
const PdfPage = ({
  pdf,
  number,
  label,
}: {
  pdf: PDFDocumentProxy;
  number: number;
  label: string;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    let isUnmounted = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const place = canvas.current;
      if (isUnmounted || !place) return;
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (WIDTH / natural.width) * devicePixelRatio });
      place.width = viewport.width;
      place.height = viewport.height;
      await page.render({ canvas: place, viewport }).promise;
      const { items } = await page.getTextContent();
      if (!isUnmounted) setText(items.map(getText).join(''));
    };
    draw().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [pdf, number]);
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="h-auto w-full rounded-lg bg-white"
      />
      <p className="sr-only whitespace-pre-line">{text}</p>
    </div>
  );
};

/** The pages of a PDF, rendered by pdf.js in its own worker. */
export const PdfPages = ({ content, name }: { content: Blob; name: string }) => {
  const { t } = useTranslation('files');
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let opening: ReturnType<typeof getDocument> | undefined;
    const open = async () => {
      const data = new Uint8Array(await content.arrayBuffer());
      opening = getDocument({ data, enableXfa: false, useWasm: false });
      setPdf(await opening.promise);
    };
    open().catch(() => setFailed(true));
    return () => {
      opening?.destroy();
    };
  }, [content]);
  if (failed) return <ErrorState title={t('files.unreadable')} />;
  if (!pdf) return <Skeleton className="h-96 w-full" />;
  const numbers = Array.from(
    { length: Math.min(pdf.numPages, PDF_MAX_PAGES) },
    (_, index) => index + 1,
  );
  return (
    <div className="grid gap-3">
      {numbers.map((number) => (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          label={t('files.pageOf', { name, number })}
        />
      ))}
    </div>
  );
};

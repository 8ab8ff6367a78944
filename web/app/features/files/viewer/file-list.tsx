import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fileContent } from '../queries.ts';

/** pdf.js is fetched by whoever opens a PDF, and nobody else. */
const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

/** An address of these bytes in this page's memory, for as long as the part is shown. */
const useAddress = (content: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};

/** What showing a file asks of it. */
type Shown = Pick<StoredFile, 'id' | 'type' | 'width' | 'height'>;

const Picture = ({ file, name, className }: { file: Shown; name: string; className: string }) => {
  const content = useQuery(fileContent(file.id));
  const address = useAddress(content.data);
  const { t } = useTranslation('files');
  if (content.isError)
    return <ErrorState title={t('unreadable')} onRetry={() => content.refetch()} />;
  if (!address) return <Skeleton className={className} />;
  return (
    <img
      src={address}
      alt={name}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      className={className}
    />
  );
};

/** A file in a dialog, at its full size. */
export const OpenedFile = ({
  file,
  name,
  onClose,
}: {
  file: Shown;
  name: string;
  onClose: () => void;
}) => {
  const { t } = useTranslation('files');
  const content = useQuery(fileContent(file.id));
  const address = useAddress(content.data);
  const ending = file.type === 'application/pdf' ? 'pdf' : 'webp';
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        address ? (
          <a
            href={address}
            download={`tomoguide-${file.id}.${ending}`}
            className="inline-flex min-h-11 items-center font-semibold text-action underline"
          >
            {t('download')}
          </a>
        ) : undefined
      }
    >
      {file.type === 'application/pdf' ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          {content.isError ? (
            <ErrorState title={t('unreadable')} onRetry={() => content.refetch()} />
          ) : content.data ? (
            <PdfPages content={content.data} name={name} />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </Suspense>
      ) : (
        <Picture file={file} name={name} className="h-auto w-full rounded-lg" />
      )}
    </Dialog>
  );
};

/** The files of a thing: a small picture of each, which opens it. */
export const FileList = ({ files }: { files: readonly StoredFile[] }) => {
  const { t } = useTranslation('files');
  const [opened, setOpened] = useState<number | null>(null);
  const nameOf = (index: number) => t('fileNumber', { number: index + 1 });
  const shown = opened === null ? undefined : files[opened];
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {files.map((file, index) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={t('open', { name: nameOf(index) })}
              className="block overflow-hidden rounded-xl border border-line-strong bg-surface font-semibold transition hover:border-ink-soft"
              onClick={() => setOpened(index)}
            >
              {file.type === 'application/pdf' ? (
                <span className="grid size-24 place-content-center justify-items-center gap-1 text-sm">
                  <FileText aria-hidden="true" className="size-7" />
                  {t('pdfPages', { count: file.pages ?? 1 })}
                </span>
              ) : (
                <Picture file={file} name="" className="size-24 object-cover" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown && opened !== null ? (
        <OpenedFile file={shown} name={nameOf(opened)} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fileContent } from '../queries.ts';

/** pdf.js is fetched by whoever opens a PDF, and nobody else. */
const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

/** An address of these bytes in this page's memory, for as long as the part is shown. */
export const useAddress = (content: Blob | undefined): string | null => {
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
export type Shown = Pick<StoredFile, 'id' | 'type' | 'width' | 'height'>;

const Picture = ({ file, name }: { file: Shown; name: string }) => {
  const content = useQuery(fileContent(file.id));
  const address = useAddress(content.data);
  const { t } = useTranslation('files');
  const className = 'h-auto w-full rounded-lg';
  if (content.isError)
    return <ErrorState title={t('unreadable')} onRetry={() => content.refetch()} />;
  // As high as it will be: what is decided about it does not jump as it comes.
  if (!address)
    return (
      <div style={{ aspectRatio: `${file.width ?? 4} / ${file.height ?? 3}` }}>
        <Skeleton className="h-full" />
      </div>
    );
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

/** A file at its full size where it stands: a picture, or the pages of a PDF. */
export const FileView = ({ file, name }: { file: Shown; name: string }) => {
  const { t } = useTranslation('files');
  const content = useQuery({ ...fileContent(file.id), enabled: file.type === 'application/pdf' });
  if (file.type !== 'application/pdf') return <Picture file={file} name={name} />;
  if (content.isError)
    return <ErrorState title={t('unreadable')} onRetry={() => content.refetch()} />;
  if (!content.data) return <Skeleton className="h-96 w-full" />;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <PdfPages content={content.data} name={name} />
    </Suspense>
  );
};

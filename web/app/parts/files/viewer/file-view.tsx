import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fileContentQuery } from '../queries.ts';

/** pdf.js, loaded only when a PDF is opened. */
const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages);

/** Returns an object URL for a blob, valid while the component is mounted; null until it is created. */
export const useObjectUrl = (content: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};

/** The fields needed to show a file. */
export type Shown = Pick<StoredFile, 'id' | 'type' | 'width' | 'height'>;

const Picture = ({ file, name }: { file: Shown; name: string }) => {
  const content = useQuery(fileContentQuery(file.id));
  const address = useObjectUrl(content.data);
  const { t } = useTranslation('files');
  const className = 'h-auto w-full rounded-lg';
  if (content.isError)
    return <ErrorState title={t('files.unreadable')} onRetry={() => content.refetch()} />;
  // Reserves the final height, so that the buttons below do not jump when the picture loads.
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

/** Shows a file at full size within the page: a picture, or the pages of a PDF. */
export const FileView = ({ file, name }: { file: Shown; name: string }) => {
  const { t } = useTranslation('files');
  const content = useQuery({
    ...fileContentQuery(file.id),
    enabled: file.type === 'application/pdf',
  });
  if (file.type !== 'application/pdf') return <Picture file={file} name={name} />;
  if (content.isError)
    return <ErrorState title={t('files.unreadable')} onRetry={() => content.refetch()} />;
  if (!content.data) return <Skeleton className="h-96 w-full" />;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <PdfPages content={content.data} name={name} />
    </Suspense>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Download, FileText, ImageOff } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { useSheetEntry } from '../../../ui/use-sheet-entry.ts';
import { createFileUrl, fileContentQuery } from '../queries.ts';
import { FileView, type Shown, useObjectUrl } from './file-view.tsx';

/** A dialog that shows a file at full size. */
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
  const download = useDownload(() => createFileUrl(file.id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        <Button tone="quiet" busy={download.isDownloading} onClick={download.start}>
          <Download aria-hidden="true" className="size-4" />
          {t('files.download')}
        </Button>
      }
    >
      <FileView file={file} name={name} />
    </Dialog>
  );
};

const THUMB = 'grid size-24 place-content-center justify-items-center gap-1 text-sm';

interface ThumbProps {
  file: StoredFile;
  name: string;
  onOpen: () => void;
}

/** A thumbnail that opens its file. Opening the file also retries a thumbnail that failed to load. */
const Thumb = ({ file, name, onOpen }: ThumbProps) => {
  const { t } = useTranslation('files');
  const isPdf = file.type === 'application/pdf';
  const content = useQuery({ ...fileContentQuery(file.id, 'small'), enabled: !isPdf });
  const address = useObjectUrl(content.data);
  return (
    <button
      type="button"
      aria-label={t('files.open', { name })}
      className="block overflow-hidden rounded-xl border border-line-strong bg-surface font-semibold transition hover:border-ink-soft"
      onClick={() => {
        if (content.isError) void content.refetch();
        onOpen();
      }}
    >
      {isPdf ? (
        <span className={THUMB}>
          <FileText aria-hidden="true" className="size-7" />
          {t('files.pdfPages', { count: file.pages ?? 1 })}
        </span>
      ) : content.isError ? (
        <span className={THUMB}>
          <ImageOff aria-hidden="true" className="size-7 text-ink-soft" />
        </span>
      ) : address ? (
        <img src={address} alt="" className="size-24 object-cover" />
      ) : (
        <Skeleton className="size-24" />
      )}
    </button>
  );
};

/** One of the files, with its dialog, which going back closes (docs/product/files.md, "Who opens a file"). */
const ListedFile = ({ file, name }: Omit<ThumbProps, 'onOpen'>) => {
  // The name is unique because a page can show the same file in two lists.
  const { open, show, hide } = useSheetEntry(`file-${file.id}-${useId()}`);
  return (
    <li>
      <Thumb file={file} name={name} onOpen={show} />
      {open ? <OpenedFile file={file} name={name} onClose={hide} /> : null}
    </li>
  );
};

interface ListProps {
  files: readonly StoredFile[];
  /** The labels of the files; a file without one is numbered. */
  names?: readonly string[];
}

/** A list of files, each with a thumbnail that opens it. */
export const FileList = ({ files, names = [] }: ListProps) => {
  const { t } = useTranslation('files');
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map((file, index) => (
        <ListedFile
          key={file.id}
          file={file}
          name={names[index] ?? t('files.fileNumber', { number: index + 1 })}
        />
      ))}
    </ul>
  );
};

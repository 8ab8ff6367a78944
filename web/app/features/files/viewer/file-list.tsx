import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { fileContent } from '../queries.ts';
import { FileView, Picture, type Shown, useAddress } from './file-view.tsx';

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
      <FileView file={file} name={name} />
    </Dialog>
  );
};

interface ListProps {
  files: readonly StoredFile[];
  /** What each is; by their numbers where it is not said. */
  names?: readonly string[];
}

/** The files of a thing: a small picture of each, which opens it. */
export const FileList = ({ files, names = [] }: ListProps) => {
  const { t } = useTranslation('files');
  const [opened, setOpened] = useState<number | null>(null);
  const nameOf = (index: number) => names[index] ?? t('fileNumber', { number: index + 1 });
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

import { type Ref, Suspense, useId } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { getButtonStyle } from '../../../ui/button-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FileText, Paperclip, RotateCw, X } from '../../../ui/icons.ts';
import { SupportLink } from '../../help/support/support-link.tsx';
import { DroppedFilesNote } from './rejected-files.tsx';
import { useAccepted } from './use-accepted.ts';
import { canRetry, type Upload, type Uploads } from './use-uploads.ts';

interface RowProps {
  upload: Upload;
  onRemove: () => void;
  /** Retries the upload; null if a retry would not help, or if there is no room for the file. */
  onRetry: (() => void) | null;
}

/** Returns the status of an upload. At 0 percent, the file may be queued behind other uploads. */
const uploadStatus = (percent: number, busy = false) => {
  if (busy) return 'busy';
  if (percent === 0) return 'waiting';
  return percent < 100 ? 'sending' : 'checking';
};

const Row = ({ upload, onRemove, onRetry }: RowProps) => {
  const { t } = useTranslation('files', 'errors');
  const { name, share, busy, stored, error } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line bg-surface py-1 pr-1 pl-4">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="truncate">{name}</p>
        {error ? (
          <p role="alert" className="text-danger text-sm">
            {t(`errors.${error}`)}{' '}
            <Suspense fallback={null}>
              <SupportLink topic="upload_failed" className="-mx-3 align-baseline" />
            </Suspense>
          </p>
        ) : (
          <p className="tabular text-ink-soft text-sm">
            {stored ? t('files.uploaded') : t(`files.${uploadStatus(percent, busy)}`, { percent })}
          </p>
        )}
        {stored || error ? null : (
          <progress
            aria-label={t('files.progressOf', { name })}
            className="block h-1 w-full"
            max={100}
            value={percent}
          />
        )}
        {onRetry ? (
          <Button
            tone="secondary"
            size="small"
            className="mt-1 mb-2"
            aria-label={t('files.retryOf', { name })}
            onClick={onRetry}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            {t('files.retry')}
          </Button>
        ) : null}
      </div>
      <IconButton label={t('files.remove', { name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
};

interface Props {
  label: string;
  uploads: Uploads;
  /** The error to show if the form was submitted without a required file. */
  error?: string | undefined;
  /** True once the user has tried to submit the form. Failed uploads prevent that. */
  tried?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const WORDS = {
  several: { first: 'choose', more: 'addMore' },
  one: { first: 'chooseOne', more: 'chooseOther' },
} as const;

/**
 * Lets the user select pictures and PDFs from files, photos or the camera, and shows the progress of each
 * upload.
 */
export const FilePicker = ({ label, uploads, error, tried = false, ref }: Props) => {
  const { t } = useTranslation('files');
  const id = useId();
  const accept = useAccepted();
  const remove = (upload: Upload): void => {
    // Rendered immediately, because the element that receives focus may not have existed while the list was
    // full.
    flushSync(() => uploads.remove(upload));
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const canTryAgain = !uploads.full && uploads.list.some(canRetry);
  const problem =
    tried && uploads.failed ? t(canTryAgain ? 'files.failed' : 'files.failedForGood') : error;
  return (
    <div className="grid gap-2">
      <p id={`${id}-label`} className="font-semibold text-sm">
        {label}
      </p>
      {uploads.list.length > 0 ? (
        <ul className="grid grid-cols-1 gap-2" aria-live="polite">
          {uploads.list.map((upload) => (
            <Row
              key={upload.key}
              upload={upload}
              onRemove={() => remove(upload)}
              onRetry={canRetry(upload) && !uploads.full ? () => uploads.retry(upload) : null}
            />
          ))}
        </ul>
      ) : null}
      <div className="relative justify-self-start">
        <input
          ref={ref}
          id={id}
          type="file"
          multiple={uploads.max > 1}
          accept={accept}
          disabled={uploads.full}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem ? true : undefined}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          onChange={({ target }) => {
            uploads.add(target.files ?? []);
            target.value = '';
          }}
        />
        <span
          id={`${id}-button`}
          aria-hidden="true"
          className={`${getButtonStyle('secondary', 'medium', false)} pointer-events-none peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2 peer-disabled:opacity-50`}
        >
          <Paperclip aria-hidden="true" className="size-5" />
          {t(
            `files.${WORDS[uploads.max > 1 ? 'several' : 'one'][uploads.list.length > 0 ? 'more' : 'first']}`,
          )}
        </span>
      </div>
      <DroppedFilesNote uploads={uploads} />
      <p
        id={`${id}-hint`}
        role={problem ? 'alert' : undefined}
        className={`text-sm ${problem ? 'text-danger' : 'text-ink-soft'}`}
      >
        {problem ?? t(uploads.max > 1 ? 'files.hint' : 'files.hintOne')}
      </p>
    </div>
  );
};

import { type Ref, Suspense, useId } from 'react';
import { PICTURE_TYPES, useAccepted } from '../../parts/files/picker/use-accepted.ts';
import { canRetry, type Upload, type Uploads } from '../../parts/files/picker/use-uploads.ts';
import { FileView } from '../../parts/files/viewer/file-view.tsx';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { getButtonStyle } from '../../ui/button-style.ts';
import { Camera, FileText, RotateCw } from '../../ui/icons.ts';

export type SlotName = 'document' | 'selfie';

const FailedUpload = ({ upload, onRetry }: { upload: Upload; onRetry: () => void }) => {
  const { t } = useTranslation('identity', 'errors');
  const { name, error } = upload;
  if (!error) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere">{name}</p>
      <p role="alert" className="text-danger text-sm">
        {t(`errors.${error}`)}{' '}
        <Suspense fallback={null}>
          <SupportLink topic="upload_failed" className="-mx-3 align-baseline" />
        </Suspense>
      </p>
      {canRetry(upload) ? (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('identity.retryOf', { name })}
          onClick={onRetry}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {t('identity.retry')}
        </Button>
      ) : null}
    </div>
  );
};

const UploadProgress = ({ upload: { name, share } }: { upload: Upload }) => {
  const { t } = useTranslation('files');
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1">
      <p className="truncate">{name}</p>
      <p className="tabular text-ink-soft text-sm">
        {percent < 100 ? t('files.sending', { percent }) : t('files.checking')}
      </p>
      <progress
        aria-label={t('files.progressOf', { name })}
        className="block h-1 w-full accent-(--action)"
        max={100}
        value={percent}
      />
    </div>
  );
};

interface Props {
  slot: SlotName;
  uploads: Uploads;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One of the two pictures: to be chosen or taken, uploading, rejected, or uploaded. */
export const PictureSlot = ({ slot, uploads, error, ref }: Props) => {
  const { t } = useTranslation('identity');
  const id = useId();
  const accept = useAccepted(slot === 'selfie' ? PICTURE_TYPES : undefined);
  const [upload] = uploads.list;
  const Icon = slot === 'selfie' ? Camera : FileText;
  const words = upload?.stored ? t(`identity.change.${slot}`) : t(`identity.choose.${slot}`);
  const choose = (file: File | undefined) => {
    if (!file) return;
    for (const former of uploads.list) uploads.remove(former);
    uploads.add([file]);
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid content-start gap-3 rounded-2xl border border-line bg-surface p-5"
    >
      <h3 id={`${id}-title`} className="font-semibold text-lg">
        {t(`identity.${slot}`)}
      </h3>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {t(`identity.${slot}Hint`)}
      </p>
      {upload ? (
        <div aria-live="polite">
          {upload.error ? (
            <FailedUpload upload={upload} onRetry={() => uploads.retry(upload)} />
          ) : upload.stored ? (
            <div className="max-h-80 overflow-auto rounded-lg bg-sunken">
              <FileView file={upload.stored} name={t(`identity.alts.${slot}`)} />
            </div>
          ) : (
            <UploadProgress upload={upload} />
          )}
        </div>
      ) : null}
      <div className="relative justify-self-start">
        <input
          ref={ref}
          type="file"
          accept={accept}
          {...(slot === 'selfie' ? { capture: 'user' as const } : {})}
          aria-label={words}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <span
          aria-hidden="true"
          className={`${getButtonStyle('secondary', 'medium', false)} pointer-events-none peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2`}
        >
          <Icon aria-hidden="true" className="size-5" />
          {words}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </section>
  );
};

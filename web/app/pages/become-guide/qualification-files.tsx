import { FILES_EACH } from '@tomoguide/contract/files/figures';
import { QUALIFICATION_TITLE_MAX } from '@tomoguide/contract/guides/qualification-bounds';
import { Suspense, useId } from 'react';
import { DroppedFilesNote } from '../../parts/files/picker/rejected-files.tsx';
import { useAccepted } from '../../parts/files/picker/use-accepted.ts';
import { canRetry, type Upload, type Uploads } from '../../parts/files/picker/use-uploads.ts';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { getButtonStyle } from '../../ui/button-style.ts';
import { Field } from '../../ui/field.tsx';
import { Group } from '../../ui/group.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Paperclip, RotateCw, X } from '../../ui/icons.ts';
import { Input } from '../../ui/input.tsx';
import { useQuestion } from './use-question.ts';

interface UnderwayProps {
  upload: Upload;
  uploads: Uploads;
  canRetry: boolean;
}

const PendingUpload = ({ upload, uploads, canRetry }: UnderwayProps) => {
  const { t } = useTranslation('application-form', 'files', 'errors');
  const { name, share, error } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-xl border border-line bg-surface py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1">
        <p className="truncate">{name}</p>
        {error ? (
          <div role="alert" className="text-danger text-sm">
            {error === 'FILE_TYPE_INVALID' ? (
              <strong className="block">{t('application-form.files.invalidType')}</strong>
            ) : null}
            {t(`errors.${error}`)}{' '}
            <Suspense fallback={null}>
              <SupportLink topic="upload_failed" className="-mx-3 align-baseline" />
            </Suspense>
          </div>
        ) : (
          <>
            <p className="tabular text-ink-soft text-sm">
              {percent < 100 ? t('files.sending', { percent }) : t('files.checking')}
            </p>
            <progress
              aria-label={t('files.progressOf', { name })}
              className="block h-1 w-full"
              max={100}
              value={percent}
            />
          </>
        )}
      </div>
      {canRetry ? (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('files.retryOf', { name })}
          onClick={() => uploads.retry(upload)}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {t('files.retry')}
        </Button>
      ) : null}
      <IconButton label={t('files.remove', { name })} onClick={() => uploads.remove(upload)}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
};

/** A question for files that prove qualifications, each with a description and its upload progress. */
export const QualificationFiles = ({ uploads }: { uploads: Uploads }) => {
  const { t } = useTranslation('application-form');
  const { field, label, error } = useQuestion('qualifications');
  const id = useId();
  const accept = useAccepted();
  const attached = field.value;
  const arriving = uploads.list.filter(({ stored }) => stored === null);
  const slotsLeft =
    FILES_EACH - attached.length - arriving.filter((one) => one.error === null).length;
  return (
    <Group
      label={
        <>
          {label}{' '}
          <span className="font-normal text-ink-soft">{t('application-form.optional')}</span>
        </>
      }
      hint={t('application-form.files.hint')}
      error={error}
    >
      {attached.length + arriving.length > 0 ? (
        <ul className="grid gap-2" aria-live="polite">
          {attached.map(({ fileId, description }, index) => (
            <li key={fileId} className="flex items-start gap-1 rounded-xl bg-sunken py-3 pr-1 pl-4">
              <Field
                className="min-w-0 flex-1"
                label={t('application-form.files.description', { number: index + 1 })}
                hint={t('application-form.files.descriptionHint')}
              >
                {(props) => (
                  <Input
                    {...props}
                    {...(index === 0 ? { ref: field.ref } : {})}
                    maxLength={QUALIFICATION_TITLE_MAX}
                    value={description}
                    onBlur={field.onBlur}
                    onChange={({ target }) =>
                      field.onChange(attached.with(index, { fileId, description: target.value }))
                    }
                  />
                )}
              </Field>
              <IconButton
                label={t('application-form.files.remove', { number: index + 1 })}
                onClick={() => field.onChange(attached.filter((one) => one.fileId !== fileId))}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
          {arriving.map((upload) => (
            <PendingUpload
              key={upload.key}
              upload={upload}
              uploads={uploads}
              canRetry={canRetry(upload) && slotsLeft > 0}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative">
          <input
            type="file"
            multiple
            id={id}
            accept={accept}
            disabled={slotsLeft <= 0}
            aria-label={t('application-form.files.choose')}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
            onChange={({ target }) => {
              uploads.add(target.files ?? [], slotsLeft);
              target.value = '';
            }}
          />
          <span
            aria-hidden="true"
            className={`${getButtonStyle('secondary', 'medium', false)} pointer-events-none peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2 peer-disabled:opacity-50`}
          >
            <Paperclip aria-hidden="true" className="size-5" />
            {t('application-form.files.choose')}
          </span>
        </div>
        <p className="tabular text-ink-soft text-sm" role="status">
          {slotsLeft <= 0
            ? t('application-form.files.full')
            : t('application-form.files.count', { count: attached.length, max: FILES_EACH })}
        </p>
      </div>
      <DroppedFilesNote uploads={uploads} />
    </Group>
  );
};

import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import {
  LICENCE_NUMBER_MAX,
  QUALIFICATION_TITLE_MAX,
} from '@tomoguide/contract/guides/qualification-bounds';
import type { OwnQualification } from '@tomoguide/contract/guides/qualifications';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, errorCodeOf } from '../../../lib/api-error.ts';
import { clearRefusal } from '../../../lib/typed-meanwhile.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { FilePicker } from '../../../parts/files/picker/file-picker.tsx';
import { useUploads } from '../../../parts/files/picker/use-uploads.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAddQualification, useChangeQualification } from './queries.ts';

interface Props {
  /** Null for a new one, which needs a file. */
  qualification: OwnQualification | null;
  onClose: () => void;
}

const orNull = (typed: string): string | null => typed.trim() || null;

/** A guide's qualification and the file that proves it. */
export const QualificationDialog = ({ qualification, onClose }: Props) => {
  const { t } = useTranslation(['guides-qualifications', 'files', 'errors']);
  const [zh, setZh] = useState(qualification?.title.zh ?? '');
  const [en, setEn] = useState(qualification?.title.en ?? '');
  const [number, setNumber] = useState(qualification?.licenceNumber ?? '');
  const [tried, setTried] = useState(false);
  const uploads = useUploads(1);
  const fields = {
    title: useRef<HTMLInputElement>(null),
    number: useRef<HTMLInputElement>(null),
    file: useRef<HTMLInputElement>(null),
  };
  const add = useAddQualification();
  const change = useChangeQualification();
  /** Read-only while saving, because the dialog closes after that. */
  const isSending = add.isPending || change.isPending;
  const failure = add.error ?? change.error;
  const form = useRef<HTMLFormElement>(null);
  const refused = useRefusedField(failure, form);
  const isAtField = failure instanceof ApiError && failure.code === 'CONTACT_NOT_ALLOWED';
  const typed = (keep: (value: string) => void) => (event: { target: { value: string } }) => {
    keep(event.target.value);
    clearRefusal(add);
    clearRefusal(change);
  };

  const [file] = uploads.stored;
  const missing = {
    title: orNull(zh) === null && orNull(en) === null,
    number: orNull(number) === null && claimsLicensedTitle(`${zh}\n${en}`),
    file: uploads.busy || (qualification === null && !file),
  };
  const errors = {
    title: t('titleMissing'),
    number: t('errors:LICENCE_NUMBER_REQUIRED'),
    file: t(uploads.busy ? 'wait' : 'fileMissing'),
  };
  const errorOf = (field: keyof typeof missing) =>
    tried && missing[field] ? errors[field] : undefined;

  const cancel = () => {
    for (const upload of uploads.list) uploads.remove(upload);
    onClose();
  };
  const send = async () => {
    flushSync(() => setTried(true));
    const first = (['title', 'number', 'file'] as const).find((field) => missing[field]);
    if (first) return fields[first].current?.focus();
    if (isSending) return;
    const words = { title: { en: orNull(en), zh: orNull(zh) }, licenceNumber: orNull(number) };
    try {
      if (qualification)
        await change.mutateAsync({ id: qualification.id, ...words, fileId: file?.id ?? null });
      else if (file) await add.mutateAsync({ ...words, fileId: file.id });
    } catch (error) {
      // Removed in another tab: close the dialog. Other errors are shown below the fields.
      if (errorCodeOf(error) === 'NOT_FOUND') {
        showToast({ tone: 'destructive', title: t('errors:NOT_FOUND') });
        cancel();
      }
      return;
    }
    uploads.forget();
    showToast({ tone: 'success', title: t(qualification && !file ? 'saved' : 'sent') });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return send();
  };
  return (
    <ConfirmDialog
      open
      title={t(qualification ? 'changeTitle' : 'add')}
      confirmLabel={isSending ? t('sending') : t(qualification ? 'save' : 'send')}
      busy={isSending}
      onConfirm={send}
      onClose={cancel}
    >
      <form ref={form} className="grid gap-5" noValidate onSubmit={submit}>
        <Field
          label={t('titleZh')}
          hint={t('titleHint')}
          error={errorOf('title') ?? refused('title.zh')}
        >
          {(field) => (
            <Input
              {...field}
              ref={fields.title}
              lang="zh-CN"
              autoComplete="off"
              maxLength={QUALIFICATION_TITLE_MAX}
              value={zh}
              readOnly={isSending}
              onChange={typed(setZh)}
            />
          )}
        </Field>
        <Field label={t('titleEn')} error={refused('title.en')}>
          {(field) => (
            <Input
              {...field}
              lang="en"
              autoComplete="off"
              maxLength={QUALIFICATION_TITLE_MAX}
              value={en}
              readOnly={isSending}
              onChange={typed(setEn)}
            />
          )}
        </Field>
        <Field
          label={t('number')}
          note={t('optional')}
          hint={t('numberHint')}
          error={errorOf('number')}
        >
          {(field) => (
            <Input
              {...field}
              ref={fields.number}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={LICENCE_NUMBER_MAX}
              value={number}
              readOnly={isSending}
              onChange={typed(setNumber)}
            />
          )}
        </Field>
        <FilePicker
          ref={fields.file}
          label={t(qualification?.file ? 'another' : 'shows')}
          uploads={uploads}
          error={errorOf('file')}
        />
        {qualification ? <p className="text-ink-soft text-sm">{t('again')}</p> : null}
        {failure && !isAtField ? (
          <p role="alert" className="text-danger">
            {t(`errors:${errorCodeOf(failure)}`)}
          </p>
        ) : null}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
};

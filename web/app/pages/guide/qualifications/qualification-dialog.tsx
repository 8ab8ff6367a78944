import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import {
  LICENSE_NUMBER_MAX,
  QUALIFICATION_TITLE_MAX,
} from '@tomoguide/contract/guides/qualification-bounds';
import type { OwnQualification } from '@tomoguide/contract/guides/qualifications';
import { requireText } from '../../../form/required.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
import { FilePicker } from '../../../parts/files/picker/file-picker.tsx';
import { useUploads } from '../../../parts/files/picker/use-uploads.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAddQualification, useChangeQualification } from './queries.ts';

interface Props {
  /** The qualification to edit; null to add one, which requires a file. */
  qualification: OwnQualification | null;
  onClose: () => void;
}

/** Maps each field name in the request body to its field in the form. */
const FIELDS_OF: Record<string, 'zh' | 'en' | undefined> = { 'title.zh': 'zh', 'title.en': 'en' };

const emptyToNull = (typed: string): string | null => typed.trim() || null;

/** A dialog for a guide's qualification and the file that proves it. */
export const QualificationDialog = ({ qualification, onClose }: Props) => {
  const { t } = useTranslation('qualifications', 'files', 'errors');
  const uploads = useUploads(1);
  const [file] = uploads.stored;
  const add = useAddQualification();
  const change = useChangeQualification();
  const cancel = () => {
    for (const upload of uploads.list) uploads.remove(upload);
    onClose();
  };
  const form = useForm({
    state: useValues({
      zh: qualification?.title.zh ?? '',
      en: qualification?.title.en ?? '',
      number: qualification?.licenceNumber ?? '',
    }),
    validate: ({ zh, en, number }) => ({
      zh: requireText(zh + en, t('qualifications.titleMissing')),
      number: claimsLicensedTitle(`${zh}\n${en}`)
        ? requireText(number, t('errors.LICENCE_NUMBER_REQUIRED'))
        : undefined,
      file: uploads.busy
        ? t('qualifications.wait')
        : qualification === null && !file
          ? t('qualifications.fileMissing')
          : undefined,
    }),
    fieldErrorsOf: (error) => {
      const field = error instanceof ApiError ? FIELDS_OF[error.field ?? ''] : undefined;
      return field ? { [field]: t(`errors.${getErrorCode(error)}`) } : {};
    },
    send: async ({ zh, en, number }) => {
      const words = {
        title: { en: emptyToNull(en), zh: emptyToNull(zh) },
        licenceNumber: emptyToNull(number),
      };
      try {
        if (qualification)
          await change.mutateAsync({ id: qualification.id, ...words, fileId: file?.id ?? null });
        else if (file) await add.mutateAsync({ ...words, fileId: file.id });
      } catch (error) {
        if (getErrorCode(error) !== 'NOT_FOUND') throw error;
        // The qualification was removed in another tab.
        showToast({ tone: 'destructive', title: t('errors.NOT_FOUND') });
        return cancel();
      }
      uploads.forget();
      showToast({
        tone: 'success',
        title: t(qualification && !file ? 'qualifications.saved' : 'qualifications.sent'),
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(qualification ? 'qualifications.changeTitle' : 'qualifications.add')}
      confirmLabel={
        form.busy
          ? t('qualifications.sending')
          : t(qualification ? 'qualifications.save' : 'qualifications.send')
      }
      busy={form.busy}
      onConfirm={form.submit}
      onClose={cancel}
    >
      <form ref={form.ref} className="grid gap-5" noValidate onSubmit={form.submit}>
        <Field
          label={t('qualifications.titleZh')}
          hint={t('qualifications.titleHint')}
          error={form.errors.zh}
        >
          {(field) => (
            <Input
              {...field}
              {...form.text('zh')}
              lang="zh-CN"
              autoComplete="off"
              maxLength={QUALIFICATION_TITLE_MAX}
              readOnly={form.busy}
            />
          )}
        </Field>
        <Field label={t('qualifications.titleEn')} error={form.errors.en}>
          {(field) => (
            <Input
              {...field}
              {...form.text('en')}
              lang="en"
              autoComplete="off"
              maxLength={QUALIFICATION_TITLE_MAX}
              readOnly={form.busy}
            />
          )}
        </Field>
        <Field
          label={t('qualifications.number')}
          note={t('qualifications.optional')}
          hint={t('qualifications.numberHint')}
          error={form.errors.number}
        >
          {(field) => (
            <Input
              {...field}
              {...form.text('number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={LICENSE_NUMBER_MAX}
              readOnly={form.busy}
            />
          )}
        </Field>
        <FilePicker
          label={t(qualification?.file ? 'qualifications.another' : 'qualifications.shows')}
          uploads={uploads}
          error={form.errors.file}
        />
        {qualification ? (
          <p className="text-ink-soft text-sm">{t('qualifications.again')}</p>
        ) : null}
        {form.error ? (
          <p role="alert" className="text-danger">
            {t(`errors.${getErrorCode(form.error)}`)}
          </p>
        ) : null}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
};

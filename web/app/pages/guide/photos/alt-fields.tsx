import { PHOTO_ALT_MAX } from '@tomoguide/contract/guides/photos';
import { useForm, useValues } from '../../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** The descriptions as typed; an empty string means no description. */
export interface AltDraft {
  en: string;
  zh: string;
}

export const trimAlt = ({ en, zh }: AltDraft) => ({ en: en.trim() || null, zh: zh.trim() || null });

/** Manages the form for a description. An error about the picture itself becomes the form's `error`. */
export const useAltForm = (initial: AltDraft, send: (alt: AltDraft) => Promise<unknown>) => {
  const { t } = useTranslation('errors');
  return useForm<AltDraft>({
    state: useValues(initial),
    validate: () => ({}),
    fieldErrorsOf: (error) => {
      const [, language] = (error instanceof ApiError && error.field?.split('alt.')) || [];
      return language ? { [language]: t(`errors.${getErrorCode(error)}`) } : {};
    },
    send,
  });
};

/** The fields for a photo's description, for users who cannot see the photo. */
export const AltFields = ({ form }: { form: ReturnType<typeof useAltForm> }) => {
  const { t } = useTranslation('photos');
  return (
    <fieldset ref={form.ref} className="grid gap-3">
      <legend className="font-semibold">{t('photos.alt.title')}</legend>
      <p className="text-ink-soft text-sm">{t('photos.alt.hint')}</p>
      {(['zh', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(`photos.alt.${language}`)}
          note={t('photos.optional')}
          error={form.errors[language]}
        >
          {(field) => (
            <Input
              {...field}
              {...form.text(language)}
              lang={language}
              maxLength={PHOTO_ALT_MAX}
              // Read-only while saving, because the dialog then closes. Not disabled, because a disabled
              // control loses focus.
              readOnly={form.busy}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
};

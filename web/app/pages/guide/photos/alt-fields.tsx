import { PHOTO_ALT_MAX } from '@tomoguide/contract/guides/photos';
import { useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** The typed descriptions. Empty means none. */
export interface AltDraft {
  en: string;
  zh: string;
}

export const altOf = ({ en, zh }: AltDraft) => ({ en: en.trim() || null, zh: zh.trim() || null });

/** Whether the rejection belongs to one of the fields. Otherwise it is about the picture itself. */
export const isAltRefusal = (refusal: unknown): boolean =>
  refusal instanceof ApiError &&
  refusal.code === 'CONTACT_NOT_ALLOWED' &&
  refusal.field !== 'fileId';

interface Props {
  value: AltDraft;
  /** While saving, the fields are read-only, because the dialog closes after that. */
  busy: boolean;
  /** Why it was not saved. */
  refusal: unknown;
  onChange: (value: AltDraft) => void;
}

/** The description of a photo, for users who cannot see it. */
export const AltFields = ({ value, busy, refusal, onChange }: Props) => {
  const { t } = useTranslation('guides-photos');
  const fields = useRef<HTMLFieldSetElement>(null);
  const refused = useRefusedField(refusal, fields);
  return (
    <fieldset ref={fields} className="grid gap-3">
      <legend className="font-semibold">{t('alt.title')}</legend>
      <p className="text-ink-soft text-sm">{t('alt.hint')}</p>
      {(['zh', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(`alt.${language}`)}
          note={t('optional')}
          error={refused(`alt.${language}`)}
        >
          {(field) => (
            <Input
              {...field}
              lang={language}
              maxLength={PHOTO_ALT_MAX}
              value={value[language]}
              // Not disabled, because that would take the focus.
              readOnly={busy}
              onChange={({ target }) => onChange({ ...value, [language]: target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
};

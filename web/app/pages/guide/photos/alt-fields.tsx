import { PHOTO_ALT_MAX } from '@tomoguide/contract/guides/photos';
import { useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** What is typed; nothing is none. */
export interface AltDraft {
  en: string;
  zh: string;
}

export const altOf = ({ en, zh }: AltDraft) => ({ en: en.trim() || null, zh: zh.trim() || null });

/** Whether the refusal stands at one of the fields; otherwise it is about the picture itself. */
export const isOfAlt = (refusal: unknown): boolean =>
  refusal instanceof ApiError &&
  refusal.code === 'CONTACT_NOT_ALLOWED' &&
  refusal.field !== 'fileId';

interface Props {
  value: AltDraft;
  /** It is being sent: nothing else is typed, as its dialog closes then. */
  busy: boolean;
  /** Why it was not kept. */
  refusal: unknown;
  onChange: (value: AltDraft) => void;
}

/** What a photo shows, for those who do not see it. */
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
              // Not disabled, which would take the focus from it.
              readOnly={busy}
              onChange={({ target }) => onChange({ ...value, [language]: target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
};

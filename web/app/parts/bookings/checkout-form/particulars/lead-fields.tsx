import { LEAD_TEXT_MAX, NEEDS, type Need } from '@tomoguide/contract/bookings/lead-traveler';
import { LANGUAGES, LOCALES } from '@tomoguide/contract/locale';
import { PERSON_NAME_MAX } from '@tomoguide/contract/typed-text';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import type { LeadDraft } from '../checkout-draft.ts';
import type { FieldMessages } from '../checkout-fields.ts';

interface Props {
  lead: LeadDraft | null;
  wrong: FieldMessages;
  onChange: (lead: LeadDraft | null) => void;
}

interface OpenProps {
  lead: LeadDraft;
  wrong: FieldMessages;
  change: (part: Partial<LeadDraft>) => void;
}

const Needs = ({ lead, change }: Omit<OpenProps, 'wrong'>) => {
  const { t } = useTranslation('checkout', 'layout', 'bookings');
  const toggle = (need: Need) =>
    change({
      needs: NEEDS.filter((one) => (one === need) !== lead.needs.includes(one)),
    });
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold text-sm">
        {t('checkout.lead.needs')}{' '}
        <span className="font-normal text-ink-soft">{t('layout.optional')}</span>
      </legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {NEEDS.map((need) => (
          <Checkbox
            key={need}
            label={t(`bookings.needs.${need}`)}
            checked={lead.needs.includes(need)}
            onChange={() => toggle(need)}
          />
        ))}
      </div>
    </fieldset>
  );
};

const OpenFields = ({ lead, wrong, change }: OpenProps) => {
  const { t } = useTranslation('checkout', 'layout');
  return (
    <div className="grid gap-5 rounded-xl bg-sunken p-4">
      <p className="text-ink-soft text-sm">{t('checkout.lead.hint')}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div data-field="leadName">
          <Field label={t('checkout.lead.name')} error={wrong.leadName}>
            {(field) => (
              <Input
                {...field}
                required
                maxLength={PERSON_NAME_MAX}
                autoComplete="off"
                value={lead.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
        </div>
        <div data-field="leadPhone">
          <Field
            label={t('checkout.lead.phone')}
            hint={t('checkout.lead.phoneHint')}
            error={wrong.leadPhone}
          >
            {(field) => (
              <Input
                {...field}
                required
                type="tel"
                autoComplete="off"
                value={lead.phone}
                onChange={({ target }) => change({ phone: target.value })}
              />
            )}
          </Field>
        </div>
      </div>
      <ChoiceChips
        legend={t('checkout.lead.language')}
        hint={t('checkout.lead.languageHint')}
        choices={LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))}
        value={lead.language}
        onChange={(language) => change({ language })}
        columns="grid-cols-2 sm:max-w-96"
      />
      <Needs lead={lead} change={change} />
      <div data-field="leadWords">
        <Field
          label={t('checkout.lead.words')}
          note={t('layout.optional')}
          hint={t('checkout.lead.wordsHint')}
          error={wrong.leadWords}
        >
          {(field) => (
            <Textarea
              {...field}
              rows={2}
              maxLength={LEAD_TEXT_MAX}
              value={lead.words}
              onChange={({ target }) => change({ words: target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
};

/** Fields for the lead traveler, for when the booker does not travel. Collapsed initially. */
export const LeadFields = ({ lead, wrong, onChange }: Props) => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const EMPTY: LeadDraft = { name: '', phone: '', language: locale, needs: [], words: '' };
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t('checkout.lead.open')}
        checked={lead !== null}
        onChange={({ target }) => onChange(target.checked ? EMPTY : null)}
      />
      {lead ? (
        <OpenFields lead={lead} wrong={wrong} change={(part) => onChange({ ...lead, ...part })} />
      ) : null}
    </div>
  );
};

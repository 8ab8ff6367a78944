import { GROUP_PARTS, type GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { TRAVELERS_MAX } from '@tomoguide/contract/guides/tour-limits';
import { digitsIn } from '@tomoguide/contract/typed-digits';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { CorrectedInput } from '../../../../ui/corrected-input.tsx';
import { Field } from '../../../../ui/field.tsx';

interface Props {
  group: GroupComposition | null;
  error: string | undefined;
  /** Somebody else travels: it has to be said. */
  isNeeded: boolean;
  onChange: (group: GroupComposition | null) => void;
}

const NOBODY: GroupComposition = { adults: 0, children: 0, elderly: 0 };

/** Who comes along, by age; left empty, nothing is said. */
export const GroupFields = ({ group, error, isNeeded, onChange }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const { t: layout } = useTranslation('layout');
  const change = (part: keyof GroupComposition, typed: string) => {
    const changed = {
      ...(group ?? NOBODY),
      [part]: Math.min(Number(digitsIn(typed)), TRAVELERS_MAX),
    };
    onChange(GROUP_PARTS.some((one) => changed[one] > 0) ? changed : null);
  };
  return (
    <fieldset data-field="group" className="grid gap-3" data-invalid={error ? true : undefined}>
      <legend className="font-semibold text-sm">
        {t('group')}{' '}
        {isNeeded ? null : <span className="font-normal text-ink-soft">{layout('optional')}</span>}
      </legend>
      <p
        role={error ? 'alert' : undefined}
        className={`text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}
      >
        {error ?? t('groupHint')}
      </p>
      <div className="grid grid-cols-3 gap-3 sm:max-w-96">
        {GROUP_PARTS.map((part) => (
          <Field key={part} label={t(`groupParts.${part}`)}>
            {(field) => (
              <CorrectedInput
                {...field}
                inputMode="numeric"
                aria-invalid={error ? true : undefined}
                value={group?.[part] || ''}
                onChange={(typed) => change(part, typed)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
};

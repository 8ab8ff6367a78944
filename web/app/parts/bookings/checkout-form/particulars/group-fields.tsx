import { GROUP_PARTS, type GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { TRAVELERS_MAX } from '@tomoguide/contract/guides/figures';
import { extractDigits } from '@tomoguide/contract/typed-digits';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { CorrectedInput } from '../../../../ui/corrected-input.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useGroupText } from '../../booking/group-line.tsx';
import { CollapsibleFields } from '../collapsible-fields.tsx';

interface Props {
  group: GroupComposition | null;
  /** The group size chosen with the tour, to which the ages must add up; null until it is chosen. */
  travelers: number | null;
  error: string | undefined;
  /** True if the ages are required because the booker does not travel. */
  isNeeded: boolean;
  onChange: (group: GroupComposition | null) => void;
}

const EMPTY_GROUP: GroupComposition = { adults: 0, children: 0, elderly: 0 };

/**
 * Fields for the ages of the group, collapsed initially. They are optional, because the group size is part
 * of the tour, unless the booker does not travel.
 */
export const GroupFields = ({ group, travelers, error, isNeeded, onChange }: Props) => {
  const { t } = useTranslation('checkout');
  const wordsOf = useGroupText();
  const change = (part: keyof GroupComposition, typed: string) => {
    const changed = {
      ...(group ?? EMPTY_GROUP),
      [part]: Math.min(Number(extractDigits(typed)), TRAVELERS_MAX),
    };
    onChange(GROUP_PARTS.some((one) => changed[one] > 0) ? changed : null);
  };
  const named = group ? GROUP_PARTS.reduce((sum, part) => sum + group[part], 0) : 0;
  return (
    <CollapsibleFields
      field="group"
      title={t('checkout.group')}
      isOptional={!isNeeded}
      summary={group ? wordsOf(group) : null}
      hint={t('checkout.groupHint')}
      error={error}
      opens={isNeeded || group !== null}
    >
      <div className="grid grid-cols-3 gap-3 sm:max-w-96">
        {GROUP_PARTS.map((part) => (
          <Field key={part} label={t(`checkout.groupParts.${part}`)}>
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
      {group && travelers !== null ? (
        <p aria-live="polite" className="tabular text-ink-soft text-sm">
          {t('checkout.groupSum', { named, total: travelers })}
        </p>
      ) : null}
    </CollapsibleFields>
  );
};

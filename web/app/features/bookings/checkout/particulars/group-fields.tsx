import { GROUP_PARTS, type GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { TRAVELERS_MAX } from '@tomoguide/contract/guides/tour-limits';
import { digitsIn } from '@tomoguide/contract/typed-digits';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { CorrectedInput } from '../../../../ui/corrected-input.tsx';
import { Field } from '../../../../ui/field.tsx';
import { OpenDetails } from '../../../../ui/open-details.tsx';

interface Props {
  group: GroupComposition | null;
  /** How many come, as chosen with the tour: what the ages add up to. */
  travelers: number | null;
  error: string | undefined;
  /** Somebody else travels: it has to be said. */
  isNeeded: boolean;
  onChange: (group: GroupComposition | null) => void;
}

const NOBODY: GroupComposition = { adults: 0, children: 0, elderly: 0 };

/**
 * The ages of those who come, folded away: how many they are is asked with the tour, and nothing has to
 * be said here unless somebody else travels.
 */
export const GroupFields = ({ group, travelers, error, isNeeded, onChange }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const { t: layout } = useTranslation('layout');
  const title = useId();
  const change = (part: keyof GroupComposition, typed: string) => {
    const changed = {
      ...(group ?? NOBODY),
      [part]: Math.min(Number(digitsIn(typed)), TRAVELERS_MAX),
    };
    onChange(GROUP_PARTS.some((one) => changed[one] > 0) ? changed : null);
  };
  const named = group ? GROUP_PARTS.reduce((sum, part) => sum + group[part], 0) : 0;
  return (
    <OpenDetails
      opens={isNeeded || group !== null || error !== undefined}
      data-field="group"
      data-invalid={error ? true : undefined}
      className="group/ages"
    >
      <summary className="-my-2.5 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <span id={title}>{t('group')}</span>
        {isNeeded ? null : <span className="font-normal text-ink-soft">{layout('optional')}</span>}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-ink-soft transition-transform group-open/ages:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <fieldset aria-labelledby={title} className="mt-3 grid min-w-0 gap-3">
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
        {group && travelers !== null ? (
          <p aria-live="polite" className="tabular text-ink-soft text-sm">
            {t('groupSum', { named, total: travelers })}
          </p>
        ) : null}
      </fieldset>
    </OpenDetails>
  );
};

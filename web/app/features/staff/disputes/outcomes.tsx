import type { DisputeOutcome } from '@tomoguide/contract/payments/dispute-split';
import { useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  outcomes: readonly DisputeOutcome[];
  value: DisputeOutcome;
  onChange: (outcome: DisputeOutcome) => void;
}

/** How the tour counts: real radio buttons, each large enough for a finger. */
export const Outcomes = ({ outcomes, value, onChange }: Props) => {
  const { t } = useTranslation('staff-disputes');
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-sm">{t('outcome')}</legend>
      {outcomes.map((outcome) => (
        <label key={outcome} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-(--action)"
            checked={value === outcome}
            onChange={() => onChange(outcome)}
          />
          {t(`outcome_${outcome}`)}
        </label>
      ))}
    </fieldset>
  );
};

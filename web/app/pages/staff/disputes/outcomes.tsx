import type { DisputeOutcome } from '@tomoguide/contract/payments/dispute-split';
import { useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  outcomes: readonly DisputeOutcome[];
  /** The chosen outcome; empty if none is chosen yet. */
  value: DisputeOutcome | '';
  error: string | undefined;
  onChange: (outcome: DisputeOutcome) => void;
}

/** The possible outcomes of a tour, as native radio buttons that are large enough to tap. */
export const Outcomes = ({ outcomes, value, error, onChange }: Props) => {
  const { t } = useTranslation('staff-disputes');
  const name = useId();
  return (
    <fieldset
      className="grid gap-1"
      aria-describedby={error ? `${name}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1 font-semibold text-sm">{t('staff-disputes.outcome')}</legend>
      {outcomes.map((outcome) => (
        <label key={outcome} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            required
            name={name}
            className="size-5 shrink-0 accent-(--action)"
            checked={value === outcome}
            onChange={() => onChange(outcome)}
          />
          {t(`staff-disputes.outcome_${outcome}`)}
        </label>
      ))}
      {error ? (
        <p id={`${name}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};

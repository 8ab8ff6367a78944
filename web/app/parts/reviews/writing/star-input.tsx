import { useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Star } from '../../../ui/icons.ts';

/** The label for each number of stars, in ascending order. */
const GRADES = ['poor', 'fair', 'good', 'veryGood', 'excellent'] as const;

interface Props {
  value: number | null;
  onChange: (rating: number) => void;
  /** True while sending, so that the stars shown are the stars sent. */
  readOnly?: boolean;
  /** The error to show if no rating was chosen on submit; otherwise null. */
  error: string | null;
}

/**
 * An input for one to five stars. It has native radio buttons under the stars, so that arrow keys work and
 * screen readers announce 'Very good, 4 stars, 4 of 5'.
 */
export const StarInput = ({ value, onChange, readOnly = false, error }: Props) => {
  const { t } = useTranslation('reviews');
  const id = useId();
  const chosen = value === null ? undefined : GRADES[value - 1];
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="font-semibold text-sm">{t('reviews.rating')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {GRADES.map((grade, index) => {
            const rating = index + 1;
            const filled = value !== null && rating <= value;
            return (
              <label
                key={grade}
                className="grid size-12 cursor-pointer place-items-center rounded-xl transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-action"
              >
                <input
                  type="radio"
                  name={id}
                  value={rating}
                  checked={value === rating}
                  required
                  aria-invalid={error ? true : undefined}
                  // Ignores changes while sending. Not disabled, because a disabled control loses focus.
                  onChange={() => readOnly || onChange(rating)}
                  className="sr-only"
                />
                <Star
                  aria-hidden="true"
                  className={`size-8 ${filled ? 'fill-star stroke-star' : 'stroke-ink-soft'}`}
                />
                <span className="sr-only">
                  {t(`reviews.grade.${grade}`)}, {t('reviews.stars', { count: rating })}
                </span>
              </label>
            );
          })}
        </div>
        <span aria-hidden="true" className="font-semibold">
          {chosen ? t(`reviews.grade.${chosen}`) : null}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-seal-strong text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};

import type { RideFigure } from '@tomoguide/contract/catalog/day-figures';
import { DAY_FIGURE_BOUNDS } from '@tomoguide/contract/catalog/sight-bounds';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { CheckFields, type CheckValues } from './check-fields.tsx';
import { useFigureForm } from './use-figure-form.ts';

interface Values extends CheckValues {
  minutes: string;
}

const { min, max } = DAY_FIGURE_BOUNDS.rideMinutes;
const parseMinutes = (typed: string): number =>
  Number(typed.normalize('NFKC').trim() || Number.NaN);
const areMinutes = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= min && minutes <= max;

/** The form for the minutes of a ride. */
export const RideForm = ({ ride, onDone }: { ride: RideFigure; onDone: () => void }) => {
  const { t } = useTranslation('staff-day-figures');
  const form = useFigureForm<Values, 'minutes'>(
    ride,
    { minutes: String(ride.minutes) },
    {
      validate: ({ minutes }) => ({
        minutes: areMinutes(parseMinutes(minutes))
          ? undefined
          : t('staff-day-figures.form.minutesWrong', { min, max }),
      }),
      toChange: ({ minutes }, check) => ({
        id: ride.id,
        version: ride.version,
        kind: 'ride',
        correction: { ...check, minutes: parseMinutes(minutes) },
      }),
      onDone,
    },
  );
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-5">
      <Field
        label={t('staff-day-figures.form.minutes')}
        hint={t('staff-day-figures.form.minutesHint')}
        error={form.errors.minutes}
        className="max-w-xs"
      >
        {(field) => (
          <Input
            {...field}
            {...form.text('minutes')}
            autoFocus
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <CheckFields form={form} onCancel={onDone} />
    </form>
  );
};

import { useState } from 'react';
import { type FieldErrors, useForm, useValues } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import type { CheckValues } from './check-fields.tsx';
import type { Figure } from './queries.ts';
import { type Change, useCorrection } from './use-correction.ts';
import { isCheckDay, useToday } from './use-today.ts';

/** A change without what the form itself adds. */
type TypedChange<Values> = (
  values: Values,
  check: { checkedOn: string; note: string | null },
) => Change;

/**
 * Manages the form for a figure. What is saved replaces the figure as it was when the form opened. After a colleague's
 * change was refused, the row shows the new figure, and the next attempt replaces that one.
 */
export const useFigureForm = <Values extends CheckValues, Field extends string>(
  figure: Figure,
  initial: Omit<Values, keyof CheckValues>,
  {
    validate,
    toChange,
    onDone,
  }: {
    validate: (values: Values) => FieldErrors<Field>;
    toChange: TypedChange<Values>;
    onDone: () => void;
  },
) => {
  const { t } = useTranslation('staff-day-figures');
  const today = useToday();
  const correction = useCorrection();
  const [version, setVersion] = useState<number | null>(figure.version);
  const state = useValues<Values>(
    () => ({ ...initial, checkedOn: today, note: figure.note ?? '' }) as Values,
  );
  return useForm<Values, Field | 'checkedOn'>({
    state,
    validate: (values) =>
      ({
        ...validate(values),
        checkedOn: isCheckDay(values.checkedOn, today)
          ? undefined
          : t('staff-day-figures.form.dayWrong'),
      }) as FieldErrors<Field | 'checkedOn'>,
    send: async (values) => {
      const check = { checkedOn: values.checkedOn, note: values.note.trim() || null };
      try {
        await correction.mutateAsync({
          ...toChange(values, check),
          version: version ?? figure.version,
        });
      } catch (error) {
        if (getErrorCode(error) === 'DAY_FIGURE_CHANGED') setVersion(null);
        throw error;
      }
      showToast({ tone: 'success', title: t('staff-day-figures.form.saved') });
      onDone();
    },
  });
};

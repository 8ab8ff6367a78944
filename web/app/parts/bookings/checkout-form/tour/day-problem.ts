import { formatDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';

/** Why the text typed as the day of the tour is invalid. */
export type DayProblem =
  | { kind: 'unreadable' | 'past' }
  /** The free days have not loaded yet. */
  | { kind: 'unchecked' }
  /** The day is not free; `next` is the first free day after it. */
  | { kind: 'taken'; day: string; next: string | null };

/** Returns a function that gives the error message in the current language. */
export const useDayProblemText = (): ((problem: DayProblem) => string) => {
  const { t } = useTranslation('checkout', 'search');
  const locale = useLocale();
  return (problem) => {
    if (problem.kind === 'unchecked') return t('checkout.dateUnchecked');
    if (problem.kind !== 'taken') return t(`search.date.${problem.kind}`);
    const day = formatDay(problem.day, locale);
    return problem.next
      ? t('checkout.dateTakenNext', { day, next: formatDay(problem.next, locale) })
      : t('checkout.dateTaken', { day });
  };
};

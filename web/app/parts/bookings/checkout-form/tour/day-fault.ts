import { formatDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';

/** Why the text typed as the day of the tour is invalid. */
export type DayFault =
  | { kind: 'unreadable' | 'past' }
  /** The free days have not loaded yet. */
  | { kind: 'unchecked' }
  /** The day is not free; `next` is the first free day after it. */
  | { kind: 'taken'; day: string; next: string | null };

/** Returns a function that gives the error message in the current language. */
export const useDayFaultText = (): ((fault: DayFault) => string) => {
  const { t } = useTranslation('checkout', 'search');
  const locale = useLocale();
  return (fault) => {
    if (fault.kind === 'unchecked') return t('checkout.dateUnchecked');
    if (fault.kind !== 'taken') return t(`search.date.${fault.kind}`);
    const day = formatDay(fault.day, locale);
    return fault.next
      ? t('checkout.dateTakenNext', { day, next: formatDay(fault.next, locale) })
      : t('checkout.dateTaken', { day });
  };
};

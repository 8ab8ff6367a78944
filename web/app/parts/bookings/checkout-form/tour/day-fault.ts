import { formatDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';

/** Why the text typed as the day of the tour is invalid. */
export type DayFault =
  | { kind: 'unreadable' | 'past' }
  /** The free days are not known yet. */
  | { kind: 'unchecked' }
  /** `next` is the first free day after it. */
  | { kind: 'taken'; day: string; next: string | null };

/** Returns the error message, in the current language. */
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

import { formatInstant } from '@tomoguide/contract/format';
import { STAFF_TIME_ZONE } from '@tomoguide/contract/staff/fields';
import { useLocale } from '../../translation/use-translation.ts';

/**
 * Returns a function that formats instants in the console's time zone, which its header names once
 * (docs/product/time.md, "Whose clock").
 */
export const useStaffTime = (): ((instant: string) => string) => {
  const locale = useLocale();
  return (instant) => formatInstant(instant, STAFF_TIME_ZONE, locale);
};

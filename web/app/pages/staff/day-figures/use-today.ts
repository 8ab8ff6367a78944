import { CHECK_DAYS_BACK } from '@tomoguide/contract/catalog/figures';
import { STAFF_TIME_ZONE } from '@tomoguide/contract/staff/fields';
import { useNow } from '../../../lib/use-now.ts';

/** Returns today in Japan. */
export const useToday = (): string =>
  useNow(60).toZonedDateTimeISO(STAFF_TIME_ZONE).toPlainDate().toString();

/** Returns whether a day can be that of a check. */
export const isCheckDay = (day: string, today: string): boolean =>
  day !== '' &&
  day <= today &&
  day >= Temporal.PlainDate.from(today).subtract({ days: CHECK_DAYS_BACK }).toString();

import type { Locale } from '@tomoguide/contract/primitives';
import { countDaysFromWeekStart } from './calendar-weeks.ts';

/** Returns the day to which a key moves; undefined for keys that do not navigate. */
export const getDayByKey = (
  day: Temporal.PlainDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  locale: Locale,
): Temporal.PlainDate | undefined => {
  const page = shiftKey ? { years: 1 } : { months: 1 };
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 });
    case 'ArrowRight':
      return day.add({ days: 1 });
    case 'ArrowUp':
      return day.subtract({ weeks: 1 });
    case 'ArrowDown':
      return day.add({ weeks: 1 });
    case 'Home':
      return day.subtract({ days: countDaysFromWeekStart(day, locale) });
    case 'End':
      return day.add({ days: 6 - countDaysFromWeekStart(day, locale) });
    case 'PageUp':
      return day.subtract(page);
    case 'PageDown':
      return day.add(page);
    default:
      return undefined;
  }
};

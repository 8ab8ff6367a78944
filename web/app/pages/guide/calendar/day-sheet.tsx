import { formatSpokenDay } from '@tomoguide/contract/format';
import type { Calendar } from '@tomoguide/contract/guides/availability';
import { CALENDAR_DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import type { Hours } from '@tomoguide/contract/guides/working-hours';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DayChanges } from './day-changes.tsx';
import { BusyHours, DayHours, OutsideHours } from './day-hours.tsx';
import type { CalendarTour } from './own-days.ts';

interface Props {
  calendar: Calendar;
  day: string;
  tours: readonly CalendarTour[];
  /** The hours of the day that the guide's other calendars block. */
  busy: readonly Hours[];
  /** The day's tours, already rendered. */
  tourLines: ReactNode;
  onClose: () => void;
}

const Tours = ({ calendar, tours, tourLines }: Pick<Props, 'calendar' | 'tours' | 'tourLines'>) => {
  const { t } = useTranslation('calendar');
  if (tours.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('calendar.day.tours', { count: tours.length })}</h3>
      <OutsideHours calendar={calendar} tours={tours} />
      {tourLines}
      <p className="text-ink-soft text-sm">{t('calendar.day.toursStay')}</p>
    </section>
  );
};

const DayPart = ({ calendar, day, tours, busy, tourLines, onClose }: Props) => {
  const { t } = useTranslation('calendar');
  const today = Temporal.Now.plainDateISO(calendar.timeZone);
  const last = today.add({ days: CALENDAR_DAYS_AHEAD }).toString();
  if (day < today.toString())
    return (
      <div className="grid gap-5">
        <p>{t('calendar.day.over')}</p>
        {tourLines}
      </div>
    );
  return (
    <div className="grid gap-5">
      <Tours calendar={calendar} tours={tours} tourLines={tourLines} />
      <DayHours calendar={calendar} day={day} />
      <BusyHours busy={busy} />
      {day > last ? null : <DayChanges calendar={calendar} day={day} onClose={onClose} />}
    </div>
  );
};

/** A dialog for one day of the calendar: bookings, hours, and changes. `day` is null while no day is open. */
export const DaySheet = ({ day, ...rest }: Omit<Props, 'day'> & { day: string | null }) => {
  const locale = useLocale();
  // Always rendered, so that the browser restores focus to the day that opened the dialog.
  return (
    <Dialog open={day !== null} onClose={rest.onClose} title={day && formatSpokenDay(day, locale)}>
      {day ? <DayPart key={day} day={day} {...rest} /> : null}
    </Dialog>
  );
};

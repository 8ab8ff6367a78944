import { formatSpokenDay } from '@tomoguide/contract/format';
import type { Calendar } from '@tomoguide/contract/guides/availability';
import { CALENDAR_DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import type { Hours } from '@tomoguide/contract/guides/working-hours';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { BusyHours, DayHours, OutsideHours } from './day-hours.tsx';
import type { CalendarTour } from './own-days.ts';

interface Props {
  calendar: Calendar;
  day: string;
  tours: readonly CalendarTour[];
  busy: readonly Hours[];
  /** The day's tours, already rendered. */
  tourLines: ReactNode;
  onChange: (day: string) => void;
}

/** The details of the selected day, shown below a month whose cells have room only for marks. */
export const DayAgenda = ({ calendar, day, tours, busy, tourLines, onChange }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const headingId = useId();
  const today = Temporal.Now.plainDateISO(calendar.timeZone);
  const isPast = day < today.toString();
  const isInRange = day <= today.add({ days: CALENDAR_DAYS_AHEAD }).toString();
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="font-semibold text-lg">
        {formatSpokenDay(day, locale)}
      </h2>
      {isPast ? null : <OutsideHours calendar={calendar} tours={tours} />}
      {tours.length > 0 ? tourLines : <p className="text-ink-soft">{t('calendar.day.noTours')}</p>}
      {isPast ? (
        <p className="text-ink-soft">{t('calendar.day.over')}</p>
      ) : (
        <>
          <DayHours calendar={calendar} day={day} />
          <BusyHours busy={busy} />
          {isInRange ? (
            <Button tone="secondary" onClick={() => onChange(day)}>
              {t('calendar.day.edit')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
};

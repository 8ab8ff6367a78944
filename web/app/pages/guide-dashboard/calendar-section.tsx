import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMonth, formatSpokenDay } from '@tomoguide/contract/format';
import { useState } from 'react';
import { Link } from 'react-router';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { TourLines } from '../../parts/bookings/guide-tours/tour-lines.tsx';
import { groupToursByDay } from '../../parts/bookings/guide-tours/tours-by-day.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { getMonthSpan } from '../../ui/calendar-weeks.ts';
import { Card } from '../../ui/card.tsx';
import { MonthTable } from '../../ui/month-table.tsx';

/** Returns whether the guide has accepted the tour. */
const isAccepted = ({ tab }: Booking): boolean => tab !== 'pending-requests';

const Marks = ({ tours }: { tours: readonly Booking[] }) => (
  <span aria-hidden="true" className="flex h-2 items-center justify-center gap-1">
    {tours.slice(0, 3).map((tour) => (
      <span
        key={tour.id}
        className={`size-2 rounded-full border border-current ${isAccepted(tour) ? 'bg-current' : ''}`}
      />
    ))}
  </span>
);

interface DayProps {
  day: string;
  tours: readonly Booking[];
  isToday: boolean;
  chosen: boolean;
  onChoose: (day: string) => void;
}

/** A day of the month. A day with tours is a button that shows them; any other day is only a number. */
const Day = ({ day, tours, isToday, chosen, onChoose }: DayProps) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const number = Number(day.slice(8));
  const box = `mx-auto grid min-h-12 w-full max-w-16 place-content-center gap-1 rounded-xl ${
    isToday ? 'ring-2 ring-action ring-inset' : ''
  }`;
  const spoken = formatSpokenDay(day, locale);
  if (tours.length === 0)
    return (
      <span className={`${box} text-ink-soft`}>
        {number}
        <span className="h-2" />
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={t('guide-dashboard.calendar.tours', { day: spoken, count: tours.length })}
      onClick={() => onChoose(day)}
      className={`${box} font-semibold hover:bg-action-soft aria-pressed:bg-action aria-pressed:text-on-action`}
    >
      {number}
      <Marks tours={tours} />
    </button>
  );
};

/** A month of tours. Selecting a day shows its tours. */
export const CalendarSection = ({
  bookings,
  timeZone,
}: {
  bookings: readonly Booking[];
  /** The guide's time zone, which determines the days. */
  timeZone: string;
}) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const today = Temporal.Now.plainDateISO(timeZone);
  const [month, setMonth] = useState(() => today.toPlainYearMonth());
  const [chosen, setChosen] = useState<string | null>(null);
  const days = groupToursByDay(bookings);
  const showOtherMonth = (months: number) => {
    setMonth(month.add({ months }));
    setChosen(null);
  };
  const shown = chosen ? (days.get(chosen) ?? []) : [];
  return (
    <DashboardSection
      id="calendar"
      title={t('guide-dashboard.calendar.title')}
      action={<Link to="/guide/calendar">{t('guide-dashboard.calendar.edit')}</Link>}
    >
      <Card className="grid gap-3">
        <MonthTable
          span={getMonthSpan(month)}
          turnLabels={{
            previous: t('guide-dashboard.calendar.previous'),
            next: t('guide-dashboard.calendar.next'),
          }}
          onTurn={showOtherMonth}
          aria-label={formatMonth(month, locale)}
        >
          {(day) => (
            <Day
              day={day}
              tours={days.get(day) ?? []}
              isToday={day === today.toString()}
              chosen={day === chosen}
              onChoose={setChosen}
            />
          )}
        </MonthTable>
        <p className="text-ink-soft text-sm">{t('guide-dashboard.calendar.hint')}</p>
      </Card>
      {chosen ? (
        <div className="grid gap-2" role="status">
          <h3 className="font-semibold">{formatSpokenDay(chosen, locale)}</h3>
          <TourLines bookings={shown} />
        </div>
      ) : null}
    </DashboardSection>
  );
};

import { formatMonths } from '@tomoguide/contract/format';
import type { Calendar } from '@tomoguide/contract/guides/availability';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { getMonthOrWeeksAhead } from '../../../ui/calendar-weeks.ts';
import { Card } from '../../../ui/card.tsx';
import { getDayByKey } from '../../../ui/day-by-key.ts';
import { MonthTable } from '../../../ui/month-table.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { DayButton } from './day-button.tsx';
import { BusyMark, LOOKS, TourMark } from './marks.tsx';
import { type BusyByDay, getOwnDay, type ToursByDay } from './own-days.ts';

interface Props {
  calendar: Calendar;
  /** The last day on which a tour can end; null if the permission to work doesn't end. */
  lastDay: string | null;
  tours: ToursByDay;
  busy: BusyByDay;
  /** Opens a day's dialog. Called if the month has room for details. */
  onOpen: (day: string) => void;
  /** Renders the details of the selected day below the month, if the month itself has no room for them. */
  agenda: (day: string) => ReactNode;
}

const STATES = ['open', 'other', 'closed', 'off'] as const;
const STATES_WITH_ENDED = [...STATES, 'ended'] as const;

const Legend = ({ withBusy, withEnded }: { withBusy: boolean; withEnded: boolean }) => {
  const { t } = useTranslation('calendar');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs">
      {(withEnded ? STATES_WITH_ENDED : STATES).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`tabular grid size-7 place-content-center rounded-lg ${LOOKS[state].ground}`}
          >
            <span className={LOOKS[state].number}>8</span>
          </span>
          {t(`calendar.month.legend.${state}`)}
        </li>
      ))}
      {(['agreed', 'asked'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className="grid size-7 place-content-center">
            <TourMark agreed={state === 'agreed'} />
          </span>
          {t(`calendar.month.legend.${state}`)}
        </li>
      ))}
      {withBusy ? (
        <li className="flex items-center gap-2">
          <span className="grid size-7 place-content-center">
            <BusyMark />
          </span>
          {t('calendar.month.legend.busy')}
        </li>
      ) : null}
    </ul>
  );
};

/**
 * A month of the guide's calendar, or the weeks ahead on its last days: hours, closed days and tours. Arrow keys move by day and week, Home and
 * End within the week, Page Up and Page Down by month and, with Shift, by year. The selected day follows
 * them.
 */
export const MonthCalendar = ({ calendar, lastDay, tours, busy, onOpen, agenda }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const isWide = useIsWide();
  const today = Temporal.Now.plainDateISO(calendar.timeZone);
  const [focused, setFocused] = useState(() => today);
  const [moved, setMoved] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  const aroundDay = (day: Temporal.PlainDate) => getMonthOrWeeksAhead(day, today, locale);
  const span = aroundDay(focused);
  const at = focused.toString();
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, moved]);
  const showOtherMonth = (months: 1 | -1) => {
    // Keeps focus on the button that changed the month.
    setMoved(false);
    const there = aroundDay(
      months > 0 ? span.last.add({ days: 1 }) : span.first.subtract({ days: 1 }),
    );
    setFocused(there.first.equals(aroundDay(today).first) ? today : there.first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getDayByKey(focused, event, locale);
    if (!next) return;
    event.preventDefault();
    setMoved(true);
    setFocused(next);
  };
  const choose = (day: string) => {
    setFocused(Temporal.PlainDate.from(day));
    if (isWide) onOpen(day);
  };
  return (
    <>
      <Card className="grid gap-3 max-sm:p-3 lg:p-4">
        <MonthTable
          ref={grid}
          span={span}
          turnLabels={{ previous: t('calendar.month.previous'), next: t('calendar.month.next') }}
          onTurn={showOtherMonth}
          // A grid, because the calendar is a table of buttons.
          role="grid"
          aria-label={t('calendar.month.label', {
            month: formatMonths(
              span.first.toPlainYearMonth(),
              span.last.toPlainYearMonth(),
              locale,
            ),
          })}
          onKeyDown={onKeyDown}
        >
          {(day) => (
            <DayButton
              day={day}
              own={getOwnDay(calendar, day)}
              tours={tours.get(day) ?? []}
              isBusy={busy.has(day)}
              isToday={day === today.toString()}
              isPast={day < today.toString()}
              isEnded={lastDay !== null && day > lastDay}
              isFocused={day === at}
              timeZone={calendar.timeZone}
              onChoose={choose}
            />
          )}
        </MonthTable>
      </Card>
      {isWide ? null : agenda(at)}
      <Legend withBusy={busy.size > 0} withEnded={lastDay !== null} />
      <p className="text-ink-soft text-sm">{t('calendar.month.hint')}</p>
    </>
  );
};

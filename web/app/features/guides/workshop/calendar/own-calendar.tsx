import { formatZone } from '@tomoguide/contract/format';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { DaySheet } from './day-sheet.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { calendarOf, type ToursByDay } from './own-days.ts';
import { PauseCard } from './pause-card.tsx';
import { WeekEditor } from './week-editor.tsx';

interface Props {
  guide: OwnGuide;
  tours: ToursByDay;
  /** How the page shows the tours of a day. */
  tourLines: (day: string) => ReactNode;
}

/** When a guide can be booked, as they set it: the month, the usual week, the pause. */
export const OwnCalendar = ({ guide, tours, tourLines }: Props) => {
  const { t } = useTranslation('guides-calendar');
  const locale = useLocale();
  const [day, setDay] = useState<string | null>(null);
  const calendar = calendarOf(guide);
  const today = Temporal.Now.plainDateISO(guide.timeZone);
  const now = Temporal.Now.instant().toString();
  const ahead = [...tours.values()].flat().filter(({ start }) => start > now);
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <div className="flex gap-2">
          <Button tone="secondary" onClick={() => setDay(today.toString())}>
            {t('today')}
          </Button>
          <Button tone="secondary" onClick={() => setDay(today.add({ days: 1 }).toString())}>
            {t('tomorrow')}
          </Button>
        </div>
        <MonthCalendar calendar={calendar} tours={tours} onOpen={setDay} />
        <p className="text-ink-soft text-sm">
          {t('zone', { zone: formatZone(guide.timeZone, locale) })}
        </p>
      </div>
      <DaySheet
        calendar={calendar}
        day={day}
        tours={(day && tours.get(day)) || []}
        tourLines={day && tourLines(day)}
        onClose={() => setDay(null)}
      />
      <WeekEditor calendar={calendar} tours={ahead} />
      <PauseCard paused={guide.paused} />
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { formatZone } from '@tomoguide/contract/format';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { DaySheet } from './day-sheet.tsx';
import { ImportedCalendarsCard } from './imported-calendars/imported-calendars-card.tsx';
import { importedCalendarsQuery } from './imported-calendars/queries.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { getCalendar, groupBusyByDay, type ToursByDay } from './own-days.ts';
import { PauseCard } from './pause-card.tsx';
import { WeekEditor } from './week-editor.tsx';

interface Props {
  guide: OwnGuide;
  tours: ToursByDay;
  /** Renders the tours of a day. */
  tourLines: (day: string) => ReactNode;
}

/** The guide's availability: the month, weekly hours, imported calendars, and the pause. */
export const OwnCalendar = ({ guide, tours, tourLines }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const [day, setDay] = useState<string | null>(null);
  const calendar = getCalendar(guide);
  const today = Temporal.Now.plainDateISO(guide.timeZone);
  const now = Temporal.Now.instant().toString();
  const { data: imported } = useQuery(importedCalendarsQuery());
  const busy = useMemo(
    () =>
      groupBusyByDay(
        (imported ?? []).flatMap((each) => each.busy),
        guide.timeZone,
      ),
    [imported, guide.timeZone],
  );
  const ahead = [...tours.values()].flat().filter(({ start }) => start > now);
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <div className="flex gap-2">
          <Button tone="secondary" onClick={() => setDay(today.toString())}>
            {t('calendar.editToday')}
          </Button>
          <Button tone="secondary" onClick={() => setDay(today.add({ days: 1 }).toString())}>
            {t('calendar.editTomorrow')}
          </Button>
        </div>
        <MonthCalendar
          calendar={calendar}
          lastDay={guide.permissionLastDay ?? null}
          tours={tours}
          busy={busy}
          onOpen={setDay}
          agenda={(chosen) => (
            <DayAgenda
              calendar={calendar}
              day={chosen}
              tours={tours.get(chosen) ?? []}
              busy={busy.get(chosen) ?? []}
              tourLines={tourLines(chosen)}
              onChange={setDay}
            />
          )}
        />
        <p className="text-ink-soft text-sm">
          {t('calendar.zone', { zone: formatZone(guide.timeZone, locale) })}
        </p>
      </div>
      <DaySheet
        calendar={calendar}
        day={day}
        tours={(day && tours.get(day)) || []}
        busy={(day && busy.get(day)) || []}
        tourLines={day && tourLines(day)}
        onClose={() => setDay(null)}
      />
      <WeekEditor calendar={calendar} tours={ahead} />
      <ImportedCalendarsCard timeZone={guide.timeZone} />
      <PauseCard paused={guide.paused} />
    </div>
  );
};

import { getWeekdayName, listWeekdays } from '@tomoguide/contract/format';
import { type Calendar, listToursOutsideHours } from '@tomoguide/contract/guides/availability';
import {
  type Hours,
  listOverlappingWeekdays,
  type WeeklyHours,
} from '@tomoguide/contract/guides/working-hours';
import { useId, useState } from 'react';
import { keepIfTyped } from '../../../form/use-form.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { CopyHours } from './copy-hours.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { CalendarTour } from './own-days.ts';
import { useSetWeeklyHours } from './use-own-calendar.ts';

const getHoursOn = (weekday: number, hours: readonly Hours[]): WeeklyHours[] =>
  hours.map(({ startMinute, endMinute }) => ({ weekday, startMinute, endMinute }));

interface Props {
  calendar: Calendar;
  /** Upcoming tours, to warn the guide about those outside the new hours. */
  tours: readonly CalendarTour[];
}

/** A form for the weekly hours, with one row per weekday, all saved together. */
export const WeekEditor = ({ calendar, tours }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const titleId = useId();
  const [draft, setDraft] = useState<readonly WeeklyHours[] | null>(null);
  const save = useSetWeeklyHours();
  const week = draft ?? calendar.weekly;
  const wrong = listOverlappingWeekdays(week);
  const outside = draft ? listToursOutsideHours({ ...calendar, weekly: draft }, tours).length : 0;
  const change = (changed: readonly number[], hours: readonly Hours[]) => {
    if (save.isError) save.reset();
    const days = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      getHoursOn(
        weekday,
        changed.includes(weekday) ? hours : week.filter((each) => each.weekday === weekday),
      ),
    );
    setDraft(days);
  };
  const submit = async () => {
    try {
      await save.mutateAsync({ hours: [...week] });
      setDraft(keepIfTyped<typeof draft>(draft, null));
    } catch {
      // The error is shown below the rows, which keep their input.
    }
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} className="font-semibold text-xl">
          {t('calendar.week.title')}
        </h2>
        <p className="text-ink-soft">{t('calendar.week.intro')}</p>
      </div>
      <Card>
        <ul>
          {listWeekdays(locale).map((weekday) => {
            const hours = week.filter((each) => each.weekday === weekday);
            const day = getWeekdayName(weekday, locale);
            return (
              <li
                key={weekday}
                data-weekday={weekday}
                className="grid gap-2 border-line border-t py-4 first:border-t-0 first:pt-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
              >
                <p className="font-semibold sm:pt-3">{day}</p>
                <div className="grid gap-1">
                  {hours.length === 0 ? (
                    <p className="text-ink-soft sm:pt-3">{t('calendar.week.none')}</p>
                  ) : null}
                  <HoursFields
                    hours={hours}
                    day={day}
                    invalid={wrong.includes(weekday)}
                    onChange={(changed) => change([weekday], changed)}
                    beside={
                      hours.length > 0 ? (
                        <CopyHours
                          weekday={weekday}
                          weekdays={listWeekdays(locale)}
                          onCopy={(chosen) => change(chosen, hours)}
                        />
                      ) : null
                    }
                  />
                  {wrong.includes(weekday) ? (
                    <p role="alert" className="text-danger text-sm">
                      {t('calendar.week.overlap')}
                    </p>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
      {outside > 0 ? (
        <p role="status" className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
          {t('calendar.week.outside', { count: outside })}
        </p>
      ) : null}
      {week.length === 0 ? <p className="text-warn">{t('calendar.week.empty')}</p> : null}
      {save.isError ? (
        <p role="alert" className="text-danger">
          {t('calendar.failed')}
        </p>
      ) : null}
      <div
        className={`flex flex-wrap items-center gap-3 ${
          draft
            ? 'sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 rounded-2xl border border-line bg-surface p-2.5 shadow-pop'
            : ''
        }`}
      >
        <Button
          onClick={submit}
          busy={save.isPending}
          disabled={draft === null || wrong.length > 0}
        >
          {t(save.isPending ? 'calendar.day.saving' : 'calendar.week.save')}
        </Button>
        {draft && !save.isPending ? (
          <Button tone="quiet" onClick={() => setDraft(null)}>
            {t('calendar.week.discard')}
          </Button>
        ) : null}
        <p role="status" className="text-good">
          {save.isSuccess && draft === null ? t('calendar.week.saved') : null}
        </p>
      </div>
      {draft === null ? null : <LeaveGuard />}
    </section>
  );
};

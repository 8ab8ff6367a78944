import { formatWorkingHours } from '@tomoguide/contract/format';
import { type Calendar, listToursOutsideHours } from '@tomoguide/contract/guides/availability';
import type { Hours } from '@tomoguide/contract/guides/working-hours';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { type CalendarTour, getOwnDay } from './own-days.ts';

/** Shows the hours in which a day can be booked. */
export const DayHours = ({ calendar, day }: { calendar: Calendar; day: string }) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const { state, hours } = getOwnDay(calendar, day);
  if (state === 'closed' || state === 'off') return <p>{t(`calendar.day.${state}`)}</p>;
  return (
    <div>
      <p className="text-ink-soft text-sm">
        {t(state === 'other' ? 'calendar.day.other' : 'calendar.day.usual')}
      </p>
      {hours.map((each) => (
        <p key={each.startMinute} className="tabular font-semibold text-lg">
          {formatWorkingHours(each, locale)}
        </p>
      ))}
    </div>
  );
};

/** Shows the hours of a day that the guide's other calendars block. */
export const BusyHours = ({ busy }: { busy: readonly Hours[] }) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  if (busy.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('calendar.imported.onDay')}</h3>
      {busy.map((each) => (
        <p key={each.startMinute} className="tabular">
          {formatWorkingHours(each, locale)}
        </p>
      ))}
    </section>
  );
};

/** Shows the number of tours on a day that are outside its hours; finished tours no longer matter. */
export const OutsideHours = (props: { calendar: Calendar; tours: readonly CalendarTour[] }) => {
  const { t } = useTranslation('calendar');
  const now = Temporal.Now.instant().toString();
  const ahead = props.tours.filter(({ end }) => end > now);
  const count = listToursOutsideHours(props.calendar, ahead).length;
  if (count === 0) return null;
  return (
    <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
      {t('calendar.day.outside', { count })}
    </p>
  );
};

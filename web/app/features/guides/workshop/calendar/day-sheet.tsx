import { formatHoursOfDay, formatSpokenDay } from '@tomoguide/contract/format';
import { type Calendar, outsideHours } from '@tomoguide/contract/guides/availability';
import { CALENDAR_DAYS_AHEAD, type Hours, overlap } from '@tomoguide/contract/guides/working-hours';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { HoursFields } from './hours-fields.tsx';
import { type CalendarTour, ownDay } from './own-days.ts';
import { nextStretch } from './stretches.ts';
import { useSetDays } from './use-own-calendar.ts';

interface Props {
  calendar: Calendar;
  day: string;
  tours: readonly CalendarTour[];
  /** What the guide's other calendars keep of the day. */
  busy: readonly Hours[];
  /** The tours of the day, as the page shows them. */
  tourLines: ReactNode;
  onClose: () => void;
}

/** How many days after the first can be changed at once. */
const MOST_DAYS = 31;

const daysFrom = (day: string, last: string): string[] => {
  const first = Temporal.PlainDate.from(day);
  return Array.from({ length: MOST_DAYS }, (_, days) => first.add({ days }).toString()).filter(
    (each) => each <= last,
  );
};

/** What the day is now, in words. */
const Standing = ({ calendar, day }: Pick<Props, 'calendar' | 'day'>) => {
  const { t } = useTranslation('guides-calendar');
  const locale = useLocale();
  const { state, hours } = ownDay(calendar, day);
  if (state === 'closed' || state === 'off') return <p>{t(`day.${state}`)}</p>;
  return (
    <div>
      <p className="text-ink-soft text-sm">{t(state === 'other' ? 'day.other' : 'day.usual')}</p>
      {hours.map((each) => (
        <p key={each.startMinute} className="tabular font-semibold text-lg">
          {formatHoursOfDay(each, locale)}
        </p>
      ))}
    </div>
  );
};

const Tours = ({ calendar, tours, tourLines }: Pick<Props, 'calendar' | 'tours' | 'tourLines'>) => {
  const { t } = useTranslation('guides-calendar');
  if (tours.length === 0) return null;
  const outside = outsideHours(calendar, tours).length;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('day.tours', { count: tours.length })}</h3>
      {outside > 0 ? (
        <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
          {t('day.outside', { count: outside })}
        </p>
      ) : null}
      {tourLines}
      <p className="text-ink-soft text-sm">{t('day.toursStay')}</p>
    </section>
  );
};

/** What can be done with a day and the days after it. */
const Changes = ({ calendar, day, onClose }: Pick<Props, 'calendar' | 'day' | 'onClose'>) => {
  const { t } = useTranslation('guides-calendar');
  const locale = useLocale();
  const { state, hours } = ownDay(calendar, day);
  const [through, setThrough] = useState(day);
  const [draft, setDraft] = useState<readonly Hours[] | null>(null);
  const change = useSetDays();
  const today = Temporal.Now.plainDateISO(calendar.timeZone);
  const last = today.add({ days: CALENDAR_DAYS_AHEAD }).toString();
  const days = daysFrom(day, last);
  const count = days.indexOf(through) + 1;
  const save = async (wanted: readonly Hours[] | null) => {
    try {
      await change.mutateAsync({ from: day, to: through, hours: wanted && [...wanted] });
    } catch {
      return;
    }
    const done = wanted === null ? 'usual' : wanted.length === 0 ? 'closed' : 'hours';
    const [from, to] = [formatSpokenDay(day, locale), formatSpokenDay(through, locale)];
    showToast({
      tone: 'success',
      title: t(`changed.${done}`),
      description: day === through ? from : t('changed.onDays', { from, to }),
    });
    onClose();
  };
  const isWrong = draft !== null && overlap(draft);
  const busy = change.isPending;
  return (
    <div className="grid gap-4">
      <Field label={t('day.applyTo')}>
        {(field) => (
          <Select {...field} value={through} onChange={({ target }) => setThrough(target.value)}>
            {days.map((each, index) => (
              <option key={each} value={each}>
                {index === 0
                  ? t('day.onlyThisDay')
                  : t('day.through', { date: formatSpokenDay(each, locale), count: index + 1 })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {draft ? (
        <>
          <HoursFields
            hours={draft}
            onChange={setDraft}
            day={formatSpokenDay(day, locale)}
            invalid={isWrong}
          />
          {isWrong ? (
            <p role="alert" className="text-danger text-sm">
              {t('week.overlap')}
            </p>
          ) : null}
          <Button
            wide
            busy={busy}
            disabled={isWrong || draft.length === 0}
            onClick={() => save(draft)}
          >
            {t(busy ? 'day.saving' : 'day.saveHours')}
          </Button>
        </>
      ) : (
        <>
          <Button
            wide
            size="large"
            disabled={busy}
            onClick={() => setDraft(hours.length > 0 ? hours : [nextStretch([])])}
          >
            {t('day.changeHours')}
          </Button>
          {state === 'open' || state === 'other' || count > 1 ? (
            <Button tone="secondary" wide busy={busy} onClick={() => save([])}>
              {busy ? t('day.saving') : count > 1 ? t('day.closeDays', { count }) : t('day.close')}
            </Button>
          ) : null}
        </>
      )}
      {state === 'closed' || state === 'other' ? (
        <Button tone="secondary" wide disabled={busy} onClick={() => save(null)}>
          {t('day.reopen')}
        </Button>
      ) : null}
      {change.isError ? (
        <p role="alert" className="text-danger">
          {t('failed')}
        </p>
      ) : null}
    </div>
  );
};

const Busy = ({ busy }: Pick<Props, 'busy'>) => {
  const { t } = useTranslation('guides-calendar');
  const locale = useLocale();
  if (busy.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('imported.onDay')}</h3>
      {busy.map((each) => (
        <p key={each.startMinute} className="tabular">
          {formatHoursOfDay(each, locale)}
        </p>
      ))}
    </section>
  );
};

const DayPart = ({ calendar, day, tours, busy, tourLines, onClose }: Props) => {
  const { t } = useTranslation('guides-calendar');
  const today = Temporal.Now.plainDateISO(calendar.timeZone);
  const last = today.add({ days: CALENDAR_DAYS_AHEAD }).toString();
  if (day < today.toString())
    return (
      <div className="grid gap-5">
        <p>{t('day.over')}</p>
        {tourLines}
      </div>
    );
  return (
    <div className="grid gap-5">
      <Standing calendar={calendar} day={day} />
      {day > last ? null : <Changes calendar={calendar} day={day} onClose={onClose} />}
      <Busy busy={busy} />
      <Tours calendar={calendar} tours={tours} tourLines={tourLines} />
    </div>
  );
};

/** One day of the calendar: what it is, what can be changed, what is booked; null: none is open. */
export const DaySheet = ({ day, ...rest }: Omit<Props, 'day'> & { day: string | null }) => {
  const locale = useLocale();
  // Always there, so that the browser gives the focus back to the day that opened it.
  return (
    <Dialog open={day !== null} onClose={rest.onClose} title={day && formatSpokenDay(day, locale)}>
      {day ? <DayPart key={day} day={day} {...rest} /> : null}
    </Dialog>
  );
};

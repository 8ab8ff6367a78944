import { formatSpokenDay } from '@tomoguide/contract/format';
import type { Calendar } from '@tomoguide/contract/guides/availability';
import { CALENDAR_DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { type Hours, hasOverlap } from '@tomoguide/contract/guides/working-hours';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { DaysField } from './days-field.tsx';
import { suggestNextRange } from './hour-ranges.ts';
import { HoursFields } from './hours-fields.tsx';
import { getOwnDay } from './own-days.ts';
import { useSetDays } from './use-own-calendar.ts';

interface Props {
  calendar: Calendar;
  day: string;
  onClose: () => void;
}

/** The maximum number of following days that can be changed together with a day. */
const MAX_DAYS = 31;

const listDaysFrom = (day: string, last: string): string[] => {
  const first = Temporal.PlainDate.from(day);
  return Array.from({ length: MAX_DAYS }, (_, days) => first.add({ days }).toString()).filter(
    (each) => each <= last,
  );
};

/** A form that changes a day and, on request, the days after it. */
export const DayChanges = ({ calendar, day, onClose }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const { state, hours } = getOwnDay(calendar, day);
  const [isSeveral, setIsSeveral] = useState(false);
  const [through, setThrough] = useState(day);
  const [draft, setDraft] = useState<readonly Hours[] | null>(null);
  const change = useSetDays();
  const today = Temporal.Now.plainDateISO(calendar.timeZone);
  const last = today.add({ days: CALENDAR_DAYS_AHEAD }).toString();
  const days = listDaysFrom(day, last);
  const count = days.indexOf(through) + 1;
  const save = async (hours: readonly Hours[] | null) => {
    try {
      await change.mutateAsync({ from: day, to: through, hours: hours && [...hours] });
    } catch {
      return;
    }
    const done = hours === null ? 'usual' : hours.length === 0 ? 'closed' : 'hours';
    const [from, to] = [formatSpokenDay(day, locale), formatSpokenDay(through, locale)];
    showToast({
      tone: 'success',
      title: t(`calendar.changed.${done}`),
      description: day === through ? from : t('calendar.changed.onDays', { from, to }),
    });
    onClose();
  };
  const isWrong = draft !== null && hasOverlap(draft);
  const busy = change.isPending;
  return (
    <div className="grid gap-4">
      {isSeveral || draft ? (
        <DaysField
          key={draft ? 'hours' : 'several'}
          days={days}
          through={through}
          onChange={setThrough}
        />
      ) : null}
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
              {t('calendar.week.overlap')}
            </p>
          ) : null}
        </>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {draft ? (
          <Button
            className="grow"
            busy={busy}
            disabled={isWrong || draft.length === 0}
            onClick={() => save(draft)}
          >
            {t(busy ? 'calendar.day.saving' : 'calendar.day.saveHours')}
          </Button>
        ) : (
          <>
            <Button
              className="grow"
              disabled={busy}
              onClick={() => setDraft(hours.length > 0 ? hours : [suggestNextRange([])])}
            >
              {t('calendar.day.changeHours')}
            </Button>
            {state === 'open' || state === 'other' || count > 1 ? (
              <Button tone="secondary" className="grow" busy={busy} onClick={() => save([])}>
                {busy
                  ? t('calendar.day.saving')
                  : count > 1
                    ? t('calendar.day.closeDays', { count })
                    : t('calendar.day.close')}
              </Button>
            ) : null}
          </>
        )}
        {state === 'closed' || state === 'other' ? (
          <Button tone="secondary" className="grow" disabled={busy} onClick={() => save(null)}>
            {t('calendar.day.reopen')}
          </Button>
        ) : null}
        {isSeveral || draft ? null : (
          <Button tone="quiet" className="grow" disabled={busy} onClick={() => setIsSeveral(true)}>
            {t('calendar.day.several')}
          </Button>
        )}
      </div>
      {change.isError ? (
        <p role="alert" className="text-danger">
          {t('calendar.failed')}
        </p>
      ) : null}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { formatDay, formatShortDay } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { getWaitingEnd } from '@tomoguide/contract/guides/waiting-end';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import type { Plan, PlanChange } from '../../parts/guides/profile/tour-plan.ts';
import { guideFreeDaysQuery } from '../../parts/guides/queries.ts';
import { WaitButton } from '../../parts/guides/waiting/wait-button.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Calendar } from '../../ui/calendar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StartPicker } from './start-picker.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  /** The previously chosen start, if it is no longer free; otherwise null. */
  lostStart: string | null;
  onChange: (change: PlanChange) => void;
}

/** The number of free days with a shortcut button. */
const SOON = 5;

const NextFreeDays = ({
  days: [first, ...later],
  onChoose,
}: {
  days: readonly string[];
  onChoose: (day: string) => void;
}) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  if (!first) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="grid grid-cols-2 content-start gap-2">
      <h3 className="col-span-2 font-semibold">{t('guides.box.chooseDay')}</h3>
      <button type="button" onClick={() => onChoose(first)} className="choice col-span-2">
        {t('guides.calendar.firstFree', { day: formatDay(first, locale) })}
      </button>
      {later.slice(0, SOON - 1).map((day) => (
        <button key={day} type="button" onClick={() => onChoose(day)} className="choice">
          {formatShortDay(day, locale)}
        </button>
      ))}
    </div>
  );
};

/** Offers to wait for a day that is not available, unless the time to book it has passed. */
const WaitForDay = ({ guide, day }: { guide: GuideDetail; day: string }) => {
  const own = useSession()?.user.guideId === guide.id;
  const endsAt = getWaitingEnd(Temporal.PlainDate.from(day), guide.timeZone);
  if (own || !guide.listed || endsAt.epochMilliseconds <= Date.now()) return null;
  return (
    <div className="mb-6">
      <WaitButton
        key={day}
        target={{ guideId: guide.id, day }}
        back={`/guides/${guide.id}?date=${day}`}
      />
    </div>
  );
};

/** The guide's free days for the chosen duration, and the available start times on the chosen day. */
export const DayPicker = ({ guide, plan, lostStart, onChange }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { data, isLoadingError, refetch } = useQuery(guideFreeDaysQuery(guide.id, plan.duration));
  const free = new Set(data?.data);
  const day = plan.day !== null && free.has(plan.day) ? plan.day : null;
  const [isSoon, setIsSoon] = useState(false);
  const choose = (chosen: string, soon: boolean) => {
    setIsSoon(soon);
    onChange({ day: chosen, start: null });
  };
  const offer = data && plan.day && !day ? <WaitForDay guide={guide} day={plan.day} /> : null;
  return (
    <div id="calendar" className="grid gap-4">
      <div className="grid gap-6 md:grid-cols-2">
        {isLoadingError ? (
          <ErrorState title={t('guides.calendar.failed')} onRetry={() => refetch()} />
        ) : data ? (
          <Calendar
            key={data.from}
            locale={locale}
            value={day}
            from={data.from}
            to={data.to}
            opensAt={day ?? data.data[0] ?? data.from}
            isFree={(one) => free.has(one)}
            onChange={(one) => choose(one, false)}
            onTaken={(one) => choose(one, false)}
          />
        ) : (
          <Skeleton className="h-[25rem] w-full" />
        )}
        {day ? (
          <StartPicker
            guide={guide}
            plan={plan}
            day={day}
            lostStart={lostStart}
            onChange={onChange}
            takesFocus={isSoon}
            onFocusTaken={() => setIsSoon(false)}
          />
        ) : data?.data.length === 0 ? (
          <div className="grid content-start gap-4">
            <p className="text-ink-soft">{t('guides.calendar.none')}</p>
            {offer}
          </div>
        ) : isLoadingError ? null : (
          <div className="max-md:order-first">
            {/* Always rendered, because a live region must exist before its text to be announced. */}
            <p role="status" className="mb-3 text-warn empty:hidden">
              {data && plan.day
                ? `${formatDay(plan.day, locale)} · ${t('guides.box.noStarts')}`
                : null}
            </p>
            {offer}
            <NextFreeDays days={data?.data ?? []} onChoose={(one) => choose(one, true)} />
          </div>
        )}
      </div>
    </div>
  );
};

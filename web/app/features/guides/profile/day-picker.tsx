import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime, formatZone } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Calendar } from '../../../ui/calendar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { freeDays, startTimes } from '../queries.ts';
import { Section } from './section.tsx';
import type { Plan, PlanChange } from './tour-plan.ts';
import { useReaderZone } from './use-reader-zone.ts';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  onChange: (change: PlanChange) => void;
}

const Starts = ({ guide, plan, day, onChange }: Props & { day: string }) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const zone = useReaderZone();
  const { data } = useQuery(startTimes(guide.id, day, plan.duration));
  const chosen = data?.find(({ start }) => start === plan.start);
  const mine = chosen ? formatTime(chosen.start, zone, locale) : '';
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {t('box.start')} · {formatDay(day, locale)}
      </legend>
      {data === undefined ? <Skeleton className="h-24 w-full" /> : null}
      {data?.length === 0 ? <p className="text-ink-soft">{t('box.noStarts')}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {data?.map(({ start, time, day: onDay }) => (
          <button
            key={start}
            type="button"
            aria-pressed={start === plan.start}
            onClick={() => onChange({ start })}
            className="tabular min-h-11 rounded-xl border border-line-strong bg-surface px-1 text-[0.9375rem] hover:bg-sunken aria-pressed:border-action aria-pressed:bg-action aria-pressed:font-semibold aria-pressed:text-on-action"
          >
            {onDay === day ? time : t('box.nextDay', { time })}
          </button>
        ))}
      </div>
      {chosen && mine !== chosen.time ? (
        <p className="mt-2 text-ink-soft text-sm">
          {t('box.yourTime', { time: mine, zone: formatZone(zone, locale) })}
        </p>
      ) : null}
    </fieldset>
  );
};

/** The guide's free days for the chosen length, and the free starts of the chosen one. */
export const DayPicker = ({ guide, plan, onChange }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { data } = useQuery(freeDays(guide.id, plan.duration));
  const free = new Set(data?.data);
  const first = data?.data[0];
  const day = plan.day !== null && free.has(plan.day) ? plan.day : null;
  return (
    <Section
      id="calendar"
      title={t('calendar.title')}
      lead={t('calendar.zone', { zone: formatZone(guide.timeZone, locale) })}
    >
      <div className="grid gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6 md:grid-cols-2">
        {data ? (
          <div className="grid content-start gap-3">
            <Calendar
              key={data.from}
              locale={locale}
              value={day}
              from={data.from}
              to={data.to}
              opensAt={day ?? first ?? data.from}
              isFree={(one) => free.has(one)}
              onChange={(chosen) => onChange({ day: chosen, start: null })}
            />
            {first ? (
              <button
                type="button"
                onClick={() => onChange({ day: first, start: null })}
                className="min-h-11 justify-self-start rounded-lg text-action text-sm underline"
              >
                {t('calendar.firstFree', { day: formatDay(first, locale) })}
              </button>
            ) : (
              <p className="text-ink-soft">{t('calendar.none')}</p>
            )}
          </div>
        ) : (
          <Skeleton className="h-[25rem] w-full" />
        )}
        {day ? (
          <Starts guide={guide} plan={plan} day={day} onChange={onChange} />
        ) : (
          <p className="text-ink-soft md:pt-3">{t('box.chooseDay')}</p>
        )}
      </div>
    </Section>
  );
};

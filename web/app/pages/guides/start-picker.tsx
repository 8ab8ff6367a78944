import { useQuery } from '@tanstack/react-query';
import {
  formatDay,
  formatHours,
  formatOtherZoneTime,
  formatTime,
  formatZone,
} from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import type { Plan, PlanChange } from '../../parts/guides/profile/tour-plan.ts';
import { startTimes } from '../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  day: string;
  /** The start that was chosen and is not free for this duration. */
  lostStart: string | null;
  onChange: (change: PlanChange) => void;
  /** Replaces the clicked button and takes over the focus. */
  takesFocus: boolean;
  onFocusTaken: () => void;
}

/** The available start times on a day, in the guide's time zone and, if it differs, in the user's. */
export const StartPicker = (props: Props) => {
  const { guide, plan, day, lostStart, onChange, takesFocus, onFocusTaken } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const takeFocus = useEffectEvent(() => {
    group.current?.focus({ preventScroll: true });
    onFocusTaken();
  });
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus]);
  // On phones the starts are below the days.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another day is chosen.
  useEffect(() => {
    const starts = group.current;
    // Only the content of the sheet: scrolling into view would move its title out of view too.
    const box = starts?.closest('.overscroll-contain');
    if (!starts || !box) return;
    const top = starts.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollBy({ top: top - box.clientHeight / 4 });
  }, [day]);
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const zone = useTimeZone();
  const starts = useQuery(startTimes(guide.id, day, plan.duration));
  const { data } = starts;
  const formatOwnTime = (start: string) => formatOtherZoneTime(start, guide.timeZone, zone, locale);
  const differ = data?.some(({ start, time }) => formatOwnTime(start) !== time) ?? false;
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 min-h-40">
      <legend className="font-semibold">
        {t('guides.box.start')} · {formatDay(day, locale)}
      </legend>
      <p className="mt-1 mb-3 text-ink-soft text-sm">
        {differ
          ? t('guides.calendar.zones', {
              zone: formatZone(guide.timeZone, locale),
              own: formatZone(zone, locale),
            })
          : t('guides.calendar.zone', { zone: formatZone(guide.timeZone, locale) })}
      </p>
      <p role="status" className="mb-3 text-warn empty:hidden">
        {lostStart && data?.length
          ? t('guides.box.lost', {
              time: formatTime(lostStart, guide.timeZone, locale),
              hours: formatHours(plan.duration, locale),
            })
          : null}
      </p>
      {starts.isPending ? <Skeleton className="h-24 w-full" /> : null}
      {starts.isLoadingError ? (
        <ErrorState title={t('guides.calendar.failed')} onRetry={() => starts.refetch()} />
      ) : null}
      {data?.length === 0 ? <p className="text-ink-soft">{t('guides.box.noStarts')}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {data?.map(({ start, time, day: onDay }) => (
          <button
            key={start}
            type="button"
            aria-pressed={start === plan.start}
            onClick={() => onChange({ day, start })}
            className="choice tabular"
          >
            {onDay === day ? time : t('guides.box.nextDay', { time })}{' '}
            {differ ? (
              <>
                {/* The line above explains the small times. Screen readers read the explanation with each
                    time. */}
                <small aria-hidden="true">
                  {t('guides.box.mine', { time: formatOwnTime(start) })}
                </small>
                <span className="sr-only">
                  {t('guides.box.mineSpoken', { time: formatOwnTime(start) })}
                </span>
              </>
            ) : null}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

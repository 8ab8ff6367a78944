import { useQuery } from '@tanstack/react-query';
import {
  formatDay,
  formatHours,
  formatOtherZoneTime,
  formatTime,
  getDayInZone,
} from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ClockNote } from '../../parts/bookings/booking/clock-note.tsx';
import type { Plan, PlanChange } from '../../parts/guides/profile/tour-plan.ts';
import { guideStartTimesQuery } from '../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  day: string;
  /** The previously chosen start, if it is not free for this duration; otherwise null. */
  lostStart: string | null;
  onChange: (change: PlanChange) => void;
  /** True if the picker has replaced the button that was clicked, so that it must take focus. */
  takesFocus: boolean;
  onFocusTaken: () => void;
}

/** How far the focus ring of a start reaches beyond it, in pixels. */
const RING_PX = 8;

/** Returns the content of the sheet. `scrollIntoView` would also scroll its title out of view. */
const findScrollBox = (within: Element | null): Element | null =>
  within?.closest('.overscroll-contain') ?? null;

/** The available start times on a day, in the guide's time zone, and in the user's if the day differs. */
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
    const box = findScrollBox(starts);
    if (!starts || !box) return;
    const top = starts.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollBy({ top: top - box.clientHeight / 4 });
  }, [day]);
  // The price that appears below the starts takes the place of the last ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another start is chosen.
  useEffect(() => {
    const chosen = group.current?.querySelector('[aria-pressed="true"]');
    const box = findScrollBox(group.current);
    if (!chosen || !box) return;
    const hidden = chosen.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (hidden > -RING_PX) box.scrollBy({ top: hidden + RING_PX });
  }, [plan.start]);
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const zone = useTimeZone();
  const starts = useQuery(guideStartTimesQuery(guide.id, day, plan.duration));
  const { data } = starts;
  const noted = plan.start ?? data?.[0]?.start;
  /** The start in the user's time zone, if the day differs. */
  const otherDay = (start: string): string | null =>
    getDayInZone(start, zone) === getDayInZone(start, guide.timeZone)
      ? null
      : formatOtherZoneTime(start, guide.timeZone, zone, locale);
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 min-h-40">
      <legend className="mb-3 font-semibold">
        {t('guides.box.start')} · {formatDay(day, locale)}
      </legend>
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
            {otherDay(start) ? (
              <>
                {/* Screen readers say whose time it is with each time. */}
                <small aria-hidden="true">
                  {t('guides.box.mine', { time: otherDay(start) ?? '' })}
                </small>
                <span className="sr-only">
                  {t('guides.box.mineSpoken', { time: otherDay(start) ?? '' })}
                </span>
              </>
            ) : null}
          </button>
        ))}
      </div>
      {noted ? (
        <div className="mt-2">
          <ClockNote instant={noted} timeZone={guide.timeZone} />
        </div>
      ) : null}
    </fieldset>
  );
};

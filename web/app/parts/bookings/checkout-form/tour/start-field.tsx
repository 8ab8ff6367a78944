import { useQuery } from '@tanstack/react-query';
import {
  formatHours,
  formatOtherZoneTime,
  formatShortDay,
  formatTime,
  getDayInZone,
} from '@tomoguide/contract/format';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { getUserTimeZone } from '../../../../lib/own-zone.ts';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ClockNote } from '../../booking/clock-note.tsx';
import { startTimesQuery } from '../queries.ts';
import type { TourChoice, TourOffer } from './tour-choice.ts';

interface Props {
  guideId: GuideId;
  /** The booking to move; undefined for a new one. */
  moved?: BookingId | undefined;
  offer: TourOffer;
  choice: TourChoice;
  /** True if the day field is invalid, so that the starts of the previous day are not shown. */
  dayIsRefused: boolean;
  error: string | undefined;
  onChange: (start: string) => void;
  /** Shown below the starts if the chosen start is no longer free. */
  children?: ReactNode;
}

/** A choice of the start times available on the chosen day for the chosen duration. */
export const StartField = (props: Props) => (
  <div data-field="start" className="grid scroll-mt-24 gap-3">
    <Starts {...props} />
    {props.children}
  </div>
);

interface StartNoteProps {
  /** The day of the start, if it is not the chosen day; otherwise null. */
  day: string | null;
  /** Day and time in the user's time zone, if the day differs. */
  own: string | null;
}

/** A note next to a start. */
const StartNote = ({ day, own }: StartNoteProps) => {
  const { t } = useTranslation('guides');
  return (
    <>
      {day}
      {day && own ? ' · ' : null}
      {own ? (
        <>
          {/* Screen readers say whose time it is with each time. */}
          <span aria-hidden="true">{t('guides.box.mine', { time: own })}</span>
          <span className="sr-only">{t('guides.box.mineSpoken', { time: own })}</span>
        </>
      ) : null}
    </>
  );
};

const Starts = ({ guideId, moved, offer, choice, dayIsRefused, error, onChange }: Props) => {
  const { t } = useTranslation('checkout', 'guides');
  const locale = useLocale();
  const starts = useQuery(startTimesQuery(guideId, choice.date, choice.duration, moved));
  if (choice.date === null || dayIsRefused)
    return <p className="text-ink-soft text-sm">{t('checkout.startAfterDay')}</p>;
  if (starts.isLoadingError)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert" className="text-danger text-sm">
          {t('checkout.startsFailed')}
        </p>
        <Button tone="secondary" size="small" onClick={() => starts.refetch()}>
          {t('checkout.tryAgain')}
        </Button>
      </div>
    );
  if (!starts.data) return <Skeleton className="h-28" />;
  const hours = formatHours(choice.duration, locale);
  if (starts.data.data.length === 0)
    return (
      <p role="alert" data-invalid tabIndex={-1} className="text-danger text-sm">
        {t('checkout.noStarts', { hours })}
      </p>
    );
  const { timeZone } = offer;
  const own = getUserTimeZone();
  const [first] = starts.data.data;
  return (
    <div
      aria-busy={starts.isPlaceholderData}
      className={starts.isPlaceholderData ? 'opacity-60' : ''}
    >
      <ChoiceChips
        legend={t('checkout.start')}
        error={error}
        columns="grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"
        value={choice.start}
        onChange={onChange}
        choices={starts.data.data.map(({ start, day }) => {
          const value = Temporal.Instant.from(start).toString();
          const other = day === choice.date ? null : formatShortDay(day, locale);
          const isOtherDay = getDayInZone(value, own) !== getDayInZone(value, timeZone);
          const time = isOtherDay ? formatOtherZoneTime(value, timeZone, own, locale) : null;
          return {
            value,
            label: formatTime(value, timeZone, locale),
            hint: other || time ? <StartNote day={other} own={time} /> : undefined,
          };
        })}
      />
      {first ? (
        <div className="mt-2">
          <ClockNote instant={choice.start ?? first.start} timeZone={timeZone} />
        </div>
      ) : null}
    </div>
  );
};

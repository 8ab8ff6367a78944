import { formatTime, formatWorkingHours } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale } from '../../../translation/use-translation.ts';
import { BusyMark, LOOKS, type ShownState } from './marks.tsx';
import type { CalendarTour, OwnDay } from './own-days.ts';

/** The maximum number of tours in a cell. With more tours, some weeks would be much taller than others. */
const MAX_TOURS = 2;
const MAX_RANGES = 2;

interface PillProps {
  tour: CalendarTour;
  timeZone: string;
  isPast: boolean;
}

const TourPill = ({ tour, timeZone, isPast }: PillProps) => {
  const locale = useLocale();
  const formatName = usePersonName();
  const look = isPast
    ? 'border-line bg-surface text-ink-soft'
    : tour.agreed
      ? 'border-transparent bg-action-soft text-ink'
      : 'border-action border-dashed text-ink';
  return (
    <span className={`flex min-w-0 gap-0.5 rounded-md border px-1 text-xs leading-5 ${look}`}>
      <span className="font-semibold">{formatTime(tour.start, timeZone, locale)}</span>
      <span className="truncate">{formatName(tour.traveler)}</span>
      <span className="whitespace-nowrap">· {tour.travelers}</span>
    </span>
  );
};

interface Props {
  day: string;
  state: ShownState;
  hours: OwnDay['hours'];
  tours: readonly CalendarTour[];
  isBusy: boolean;
  timeZone: string;
}

/**
 * The cell of a day with room for its hours and first tours. The button's label contains the same
 * information.
 */
export const DayPlan = ({ day, state, hours, tours, isBusy, timeZone }: Props) => {
  const locale = useLocale();
  const isPast = state === 'over';
  const isClosed = isPast || state === 'ended';
  const more = tours.length - MAX_TOURS;
  return (
    <span aria-hidden="true" className="grid min-w-0 content-start gap-1">
      <span className="flex min-h-5 items-baseline justify-between gap-1">
        <span className={LOOKS[state].number}>{Number(day.slice(8))}</span>
        {isClosed ? null : (
          <span
            className={`grid text-right text-xs ${state === 'other' ? 'font-medium text-ink' : 'text-ink-soft'}`}
          >
            {hours.slice(0, MAX_RANGES).map((each) => (
              <span key={each.startMinute}>{formatWorkingHours(each, locale)}</span>
            ))}
            {hours.length > MAX_RANGES ? <span>…</span> : null}
          </span>
        )}
      </span>
      {tours.slice(0, MAX_TOURS).map((tour) => (
        <TourPill key={tour.id} tour={tour} timeZone={timeZone} isPast={isPast} />
      ))}
      {more > 0 || isBusy ? (
        <span className="flex items-center gap-2 px-1 text-ink-soft text-xs">
          {more > 0 ? `+${more}` : null}
          {isBusy ? <BusyMark /> : null}
        </span>
      ) : null}
    </span>
  );
};

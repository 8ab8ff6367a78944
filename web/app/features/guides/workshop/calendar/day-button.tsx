import { formatHoursOfDay, formatSpokenDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import type { CalendarTour, DayState, OwnDay } from './own-days.ts';

/** Something in another calendar of the guide's. */
export const BusyMark = () => (
  <span aria-hidden="true" className="h-1 w-4 rounded-full bg-ink-soft" />
);

/** A tour that the guide accepted, or, hollow, one that still waits: for the guide or for its payment. */
export const TourMark = ({ agreed }: { agreed: boolean }) => (
  <span
    aria-hidden="true"
    className={`size-2 rounded-full border border-action ${agreed ? 'bg-action' : ''}`}
  />
);

const Marks = ({ tours, isBusy }: { tours: readonly CalendarTour[]; isBusy: boolean }) => (
  <span aria-hidden="true" className="flex h-2 items-center justify-center gap-1">
    {tours.slice(0, 3).map(({ id, agreed }) => (
      <TourMark key={id} agreed={agreed} />
    ))}
    {isBusy ? <BusyMark /> : null}
  </span>
);

/**
 * What a day looks like by its state: by more than its color, and quieter than a tour, which is what
 * one looks for.
 */
export const LOOKS: Readonly<Record<DayState, string>> = {
  open: 'font-medium',
  off: 'hatched text-ink-soft',
  closed: 'bg-sunken text-ink-soft line-through decoration-2 decoration-line-strong',
  other:
    'font-medium underline decoration-2 decoration-dotted decoration-line-strong underline-offset-4',
};

/** Over: whatever its hours were, nobody can book it. */
const OVER = 'text-ink-soft text-sm opacity-85';

interface Props {
  day: string;
  own: OwnDay;
  tours: readonly CalendarTour[];
  /** By another calendar of the guide's, for some of the day at least. */
  isBusy: boolean;
  isToday: boolean;
  isOver: boolean;
  /** The arrows are at this day. */
  isFocused: boolean;
  onOpen: (day: string) => void;
}

/** A day of one's calendar; it opens what can be done with it. */
export const DayButton = ({
  day,
  own,
  tours,
  isBusy,
  isToday,
  isOver,
  isFocused,
  onOpen,
}: Props) => {
  const { t } = useTranslation('guides-calendar');
  const locale = useLocale();
  const hours =
    own.hours.length > 0
      ? own.hours.map((each) => formatHoursOfDay(each, locale)).join(locale === 'en' ? ', ' : '、')
      : t(own.state === 'closed' ? 'month.closed' : 'month.off');
  const state = isOver ? t('month.over') : hours;
  const words = { day: formatSpokenDay(day, locale), state };
  return (
    <button
      type="button"
      data-day={day}
      data-state={isOver ? 'over' : own.state}
      tabIndex={isFocused ? 0 : -1}
      aria-haspopup="dialog"
      aria-current={isToday ? 'date' : undefined}
      aria-label={
        (tours.length > 0
          ? t('month.dayWithTours', { ...words, count: tours.length })
          : t('month.day', words)) + (isBusy ? t('month.busy') : '')
      }
      onClick={() => onOpen(day)}
      className={`grid min-h-12 w-full place-content-center gap-1 rounded-xl border border-transparent hover:border-action sm:min-h-14 ${isOver ? OVER : LOOKS[own.state]} ${
        isToday ? 'ring-2 ring-action ring-inset' : ''
      }`}
    >
      {Number(day.slice(8))}
      <Marks tours={tours} isBusy={isBusy} />
    </button>
  );
};

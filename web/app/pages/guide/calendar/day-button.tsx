import { useIsWide } from '../../../ui/use-is-wide.ts';
import { DayPlan } from './day-plan.tsx';
import { useDayText } from './day-text.ts';
import { BusyMark, LOOKS, type ShownState, TourMark } from './marks.tsx';
import type { CalendarTour, OwnDay } from './own-days.ts';

const Marks = ({ tours, isBusy }: { tours: readonly CalendarTour[]; isBusy: boolean }) => (
  <span aria-hidden="true" className="flex h-2 items-center justify-center gap-0.5">
    {tours.slice(0, 3).map(({ id, agreed }) => (
      <TourMark key={id} agreed={agreed} />
    ))}
    {isBusy ? <BusyMark /> : null}
  </span>
);

interface Props {
  day: string;
  own: OwnDay;
  tours: readonly CalendarTour[];
  /** True if another of the guide's calendars blocks at least part of the day. */
  isBusy: boolean;
  isToday: boolean;
  isPast: boolean;
  /** True if the guide's permission to work ends before this day. */
  isEnded: boolean;
  /** True if arrow keys have moved to this day. */
  isFocused: boolean;
  timeZone: string;
  onChoose: (day: string) => void;
}

/**
 * A day of the guide's calendar. If the month has room for details, it opens a dialog, otherwise the day's
 * details are shown below the month.
 */
export const DayButton = (props: Props) => {
  const { day, own, tours, isBusy, isToday, isPast, isEnded, isFocused, timeZone, onChoose } =
    props;
  const isWide = useIsWide();
  const words = useDayText(props);
  const state: ShownState = isPast ? 'over' : isEnded ? 'ended' : own.state;
  const look = LOOKS[state];
  return (
    <button
      type="button"
      data-day={day}
      data-state={state}
      tabIndex={isFocused ? 0 : -1}
      aria-haspopup={isWide ? 'dialog' : undefined}
      aria-pressed={isWide ? undefined : isFocused}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className={`relative grid w-full gap-1 rounded-xl border hover:border-action ${look.ground} ${
        isWide
          ? 'min-h-28 content-start border-line p-1.5 text-left'
          : 'min-h-12 place-content-center border-transparent aria-pressed:border-action aria-pressed:bg-action-soft sm:min-h-14'
      } ${isToday ? 'ring-2 ring-action ring-inset' : ''}`}
    >
      <span className="sr-only">{words}</span>
      {isWide ? (
        <DayPlan
          day={day}
          state={state}
          hours={own.hours}
          tours={tours}
          isBusy={isBusy}
          timeZone={timeZone}
        />
      ) : (
        <>
          <span aria-hidden="true" className={look.number}>
            {Number(day.slice(8))}
          </span>
          <Marks tours={tours} isBusy={isBusy} />
        </>
      )}
    </button>
  );
};

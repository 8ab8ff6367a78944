import * as z from 'zod/mini';
import { Instant } from '../primitives.ts';
import { type BookingFacts, PARTIES, type Party } from './booking-facts.ts';
import {
  LATE_ARRIVAL_MINUTES,
  MARKS_FROM_MINUTES,
  NOT_MET_MINUTES,
  REPEATED_MARK_SECONDS,
} from './figures.ts';
import { hasStartCode } from './start-code.ts';

/** What the two parties let each other know on the day (docs/product/bookings.md, "On the day"). */
export const MARKS = ['on_my_way', 'late', 'here', 'cannot_find'] as const;
export type Mark = (typeof MARKS)[number];

/** The action that `can` contains if the party can send a mark now. */
export const SEND_MARK = 'send_mark';

export const DayMark = z.object({
  /** The ID that the client gave the mark. */
  id: z.uuid(),
  by: z.enum(PARTIES),
  mark: z.enum(MARKS),
  /** When the button was clicked; a clock that is ahead is corrected to the arrival. */
  at: Instant,
  arrivedAt: Instant,
});
export type DayMark = z.infer<typeof DayMark>;

type Tour = Pick<BookingFacts, 'status' | 'start' | 'end'>;

/** Returns the half-open range of times at which a mark can be sent. */
export const getMarkWindow = ({
  start,
  end,
}: Pick<Tour, 'start' | 'end'>): { from: Temporal.Instant; until: Temporal.Instant } => ({
  from: start.subtract({ minutes: MARKS_FROM_MINUTES }),
  until: end,
});

/** Returns when the two should have met. */
const getNotMetTime = ({ start }: Pick<Tour, 'start'>): Temporal.Instant =>
  start.add({ minutes: NOT_MET_MINUTES });

const isWithin = (tour: Pick<Tour, 'start' | 'end'>, at: Temporal.Instant): boolean => {
  const { from, until } = getMarkWindow(tour);
  return Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, until) < 0;
};

/** Returns whether marks can be sent now: until the tour starts, while its time has not passed. */
export const isMarkTime = (tour: Tour, now: Temporal.Instant): boolean =>
  hasStartCode(tour.status) && isWithin(tour, now);

/**
 * Returns the time of a mark that was clicked at `clickedAt` by the client's clock and arrived later; null
 * if it was outside the window. A time in the future counts as the arrival: the clock is ahead.
 */
export const getMarkTime = (
  tour: Pick<Tour, 'start' | 'end'>,
  clickedAt: Temporal.Instant,
  arrivedAt: Temporal.Instant,
): Temporal.Instant | null => {
  const at = Temporal.Instant.compare(clickedAt, arrivedAt) > 0 ? arrivedAt : clickedAt;
  return isWithin(tour, at) ? at : null;
};

/** Returns whether the party sent the same mark shortly before or after, for example by a double click. */
export const isRepeatedMark = (
  marks: readonly DayMark[],
  { by, mark, at }: { by: Party; mark: Mark; at: Temporal.Instant },
): boolean =>
  marks.some(
    (known) =>
      known.by === by &&
      known.mark === mark &&
      at.since(known.at).abs().total('seconds') < REPEATED_MARK_SECONDS,
  );

/** Returns whether a mark arrived so long after its click that its reader should know. */
export const hasArrivedLate = ({ at, arrivedAt }: Pick<DayMark, 'at' | 'arrivedAt'>): boolean =>
  Temporal.Instant.from(arrivedAt).since(at).total('minutes') > LATE_ARRIVAL_MINUTES;

/** The action that `can` contains if the party can leave a phone number for the day. */
export const LEAVE_PHONE = 'leave_phone';

/**
 * Returns whether the two count as not having met: from 15 minutes after the start until the scheduled end,
 * while the start is unconfirmed.
 */
export const isNotMet = (tour: Tour, now: Temporal.Instant): boolean =>
  isMarkTime(tour, now) && Temporal.Instant.compare(now, getNotMetTime(tour)) >= 0;

/** Returns whether the team has received a call for help from the party of a tour that is not met. */
export const hasCalledTeam = (
  tour: Pick<Tour, 'start'>,
  marks: readonly DayMark[],
  by: Party,
): boolean =>
  marks.some(
    (known) =>
      known.by === by &&
      known.mark === 'cannot_find' &&
      Temporal.Instant.compare(known.at, getNotMetTime(tour)) >= 0,
  );

/** Returns whether the party has asked the team for help in the case that is open since `since`. */
export const hasAskedTeam = (
  marks: readonly DayMark[],
  by: Party,
  { since, openedBy }: { since: Temporal.Instant; openedBy: Party | null },
): boolean =>
  openedBy === by ||
  marks.some(
    (known) =>
      known.by === by &&
      known.mark === 'cannot_find' &&
      Temporal.Instant.compare(known.arrivedAt, since) >= 0,
  );

/** The numbers that the parties left for the day. */
export const DayPhones = z.object({
  own: z.nullable(z.string()),
  /** The other party's number, once both have left one and have not met; null otherwise. */
  other: z.nullable(z.string()),
});
export type DayPhones = z.infer<typeof DayPhones>;

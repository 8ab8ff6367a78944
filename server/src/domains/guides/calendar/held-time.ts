import type { HeldRange } from '@tomoguide/contract/guides/availability';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { portsOf } from '../ports.ts';
import type { Bookable } from './bookable-guide.ts';

/** What is looked at around a day or a tour: room for hours past midnight and the rest after it. */
const AROUND_HOURS = 96;

/** The time that must be looked at to know what is free during `range`. */
export const timeAround = ({ start, end }: HeldRange): HeldRange => ({
  start: start.subtract({ hours: AROUND_HOURS }),
  end: end.add({ hours: AROUND_HOURS }),
});

/** What live tours hold of a guide's time around a range. */
export const heldAround = (
  db: Executor,
  deps: BaseDeps,
  guideId: GuideId,
  range: HeldRange,
): Promise<readonly HeldRange[]> => {
  const { start, end } = timeAround(range);
  return portsOf(deps).heldRanges(db, [guideId], start, end);
};

/** What live tours hold of a guide's days from one to another, both included. */
export const heldBetween = (
  db: Executor,
  deps: BaseDeps,
  { guideId, calendar }: Pick<Bookable, 'guideId' | 'calendar'>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<readonly HeldRange[]> => {
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime(calendar.timeZone).toInstant();
  return heldAround(db, deps, guideId, { start: at(from), end: at(to) });
};

import { EXTENSION_MINUTES } from '@tomoguide/contract/bookings/figures';
import type { DayException } from '@tomoguide/contract/guides/working-hours';
import type { GuideId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { updateGuide } from '../../server/src/domains/guides/service.ts';
import { guideExceptions } from '../../server/src/domains/guides/tables.ts';

const DAY_MINUTES = 1440;
/** Leaves enough time for the longest extension, so that it can be tried in the demo. */
const MARGIN_MINUTES = Math.max(...EXTENSION_MINUTES);

/**
 * Adds working hours for a tour outside the guide's usual hours. Demo tours start relative to the current
 * time and can therefore be at any hour.
 */
export const openDay = async (
  tx: Tx,
  deps: Deps,
  guideId: GuideId,
  tour: { start: Temporal.Instant; minutes: number; timeZone: string },
): Promise<void> => {
  const wall = tour.start.toZonedDateTimeISO(tour.timeZone);
  const begins = wall.hour * 60 + wall.minute;
  const startMinute = Math.min(begins, 540);
  const ends = begins + tour.minutes + MARGIN_MINUTES;
  const endMinute = Math.max(ends, 1080);
  const hours =
    endMinute - startMinute <= DAY_MINUTES
      ? [{ startMinute, endMinute }]
      : [{ startMinute: begins, endMinute: ends }];
  const day = wall.toPlainDate().toString();
  const known: DayException[] = await tx
    .select({ day: guideExceptions.day, hours: guideExceptions.hours })
    .from(guideExceptions)
    .where(eq(guideExceptions.guideId, guideId));
  const others = known.filter((each) => each.day !== day);
  await updateGuide(tx, deps, guideId, { exceptions: [...others, { day, hours }] });
};

import { and, eq } from 'drizzle-orm';
import type { Tx } from '../server/src/database/database.ts';
import type { Deps } from '../server/src/deps.ts';
import { bookings } from '../server/src/domains/bookings/tables.ts';
import { declareWeather } from '../server/src/domains/bookings/weather/declare-weather.ts';
import type { Demo } from './seed-people.ts';

/** Declares bad weather in Kyoto on the day of the tour that mei has paid and kenji has not answered. */
export const seedWeather = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  const [booking] = await tx
    .select({ start: bookings.scheduledStart, timeZone: bookings.timeZone })
    .from(bookings)
    .where(and(eq(bookings.travelerId, demo.mei.id), eq(bookings.status, 'confirmed')));
  if (!booking) return;
  const day = booking.start.toZonedDateTimeISO(booking.timeZone).toPlainDate().toString();
  await declareWeather(
    tx,
    deps,
    { userId: demo.staff.id },
    {
      cities: ['kyoto'],
      firstDay: day,
      lastDay: day,
      reason: { en: 'Heavy snow warning for northern Kyoto', zh: '京都北部发布大雪警报' },
    },
  );
};

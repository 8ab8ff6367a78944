import type { NewWeather } from '@tomoguide/contract/bookings/weather';
import type { WeatherId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import {
  insertWeather,
  listConcerned,
  lockWeather,
  markNotified,
  updateWeather,
  type WeatherRow,
} from './weather-queries.ts';

type Staff = Pick<Viewer, 'userId'>;

/** Returns the details of a declaration for the audit log. */
const getAuditFacts = ({ cities, firstDay, lastDay, reason, endedAt }: WeatherRow) => ({
  cities: cities.join(', '),
  days: `${firstDay} – ${lastDay}`,
  english: reason.en,
  chinese: reason.zh,
  status: endedAt === null ? 'open' : 'closed',
});

/**
 * Notifies both parties of each booking that the declaration concerns, unless they were notified of it
 * before. Throws OWN_CASE if the staff member is one of them.
 */
const notifyConcerned = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  row: WeatherRow,
): Promise<void> => {
  const concerned = await listConcerned(tx, row);
  requireOthersCase(
    viewer,
    concerned.flatMap(({ guideUserId, travelerId }) => [guideUserId, travelerId]),
  );
  const added = await markNotified(
    tx,
    row.id,
    concerned.map(({ id }) => id),
  );
  const { reason } = row;
  for (const booking of concerned)
    if (added.has(booking.id))
      await recordBookingEvent(tx, deps, booking, 'booking.weather_declared', { reason });
};

/** Declares bad weather (docs/product/bookings.md, "Bad weather"). Throws OWN_CASE. */
export const declareWeather = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  weather: NewWeather,
): Promise<WeatherRow> => {
  const at = deps.clock.now();
  const row = await insertWeather(tx, { ...weather, staffId: viewer.userId, declaredAt: at });
  await notifyConcerned(tx, deps, viewer, row);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at,
    action: 'declare_weather',
    subject: { kind: 'weather', id: row.id },
    reason: null,
    before: {},
    after: getAuditFacts(row),
  });
  return row;
};

/**
 * Corrects a declaration. Throws NOT_FOUND, OWN_CASE, or WEATHER_CHANGED if it has ended or was corrected
 * in the meantime.
 */
export const correctWeather = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  id: WeatherId,
  { version, weather }: { version: number; weather: NewWeather },
): Promise<WeatherRow> => {
  const before = (await lockWeather(tx, id)) ?? fail('NOT_FOUND');
  if (before.version !== version || before.endedAt !== null) fail('WEATHER_CHANGED');
  const row = await updateWeather(tx, id, { ...weather, version: version + 1 });
  await notifyConcerned(tx, deps, viewer, row);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: 'correct_weather',
    subject: { kind: 'weather', id },
    reason: null,
    before: getAuditFacts(before),
    after: getAuditFacts(row),
  });
  return row;
};

/** Ends a declaration. Idempotent. Throws NOT_FOUND. */
export const endWeather = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  id: WeatherId,
): Promise<WeatherRow> => {
  const before = (await lockWeather(tx, id)) ?? fail('NOT_FOUND');
  if (before.endedAt !== null) return before;
  const endedAt = deps.clock.now();
  const row = await updateWeather(tx, id, { endedAt });
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: endedAt,
    action: 'end_weather',
    subject: { kind: 'weather', id },
    reason: null,
    before: getAuditFacts(before),
    after: getAuditFacts(row),
  });
  return row;
};

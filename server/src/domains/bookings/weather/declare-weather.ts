import { WEATHER_GRACE_HOURS } from '@tomoguide/contract/bookings/figures';
import { getWeatherGraceEnd, type NewWeather } from '@tomoguide/contract/bookings/weather';
import type { BookingId, WeatherId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import {
  filterApplying,
  insertWeather,
  listConcerned,
  loadWeather,
  lockWeather,
  markNotified,
  updateWeather,
  type WeatherRow,
} from './weather-queries.ts';

type Staff = Pick<Viewer, 'userId'>;

/** Returns the bookings that the declaration concerns. Throws OWN_CASE if one is the staff member's. */
const requireOthersConcerned = async (tx: Tx, viewer: Staff, row: WeatherRow) => {
  const concerned = await listConcerned(tx, row);
  requireOthersCase(
    viewer,
    concerned.flatMap(({ guideUserId, travelerId }) => [guideUserId, travelerId]),
  );
  return concerned;
};

/** Returns the details of a declaration for the audit log. */
const getAuditFacts = ({ cities, firstDay, lastDay, reason, endedAt }: WeatherRow) => ({
  cities: cities.join(', '),
  days: `${firstDay} – ${lastDay}`,
  english: reason.en,
  chinese: reason.zh,
  status: endedAt === null ? 'open' : 'closed',
});

/**
 * Notifies both parties of each booking that the declaration concerns, unless it concerned them before.
 * Throws OWN_CASE if the staff member is one of them.
 */
const notifyConcerned = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  row: WeatherRow,
  before: readonly { id: BookingId }[] = [],
): Promise<void> => {
  const known = new Set(before.map(({ id }) => id));
  const concerned = (await requireOthersConcerned(tx, viewer, row)).filter(
    ({ id }) => !known.has(id),
  );
  const added = await markNotified(
    tx,
    row.id,
    concerned.map(({ id }) => id),
    null,
  );
  const { reason } = row;
  for (const booking of concerned)
    if (added.has(booking.id))
      await recordBookingEvent(tx, deps, booking, 'booking.weather_declared', { reason });
};

/**
 * Lets the parties of bookings that no declaration concerns anymore cancel for 48 more hours, and notifies
 * them. `before`: the bookings that the declaration applied to. Returns the declaration.
 */
const keepRights = async (
  tx: Tx,
  deps: Deps,
  row: WeatherRow,
  before: Awaited<ReturnType<typeof listConcerned>>,
): Promise<WeatherRow> => {
  const at = deps.clock.now();
  const weather = await loadWeather(tx, before, at);
  const lost = before.filter(
    ({ id, scheduledStart }) =>
      weather.get(id)?.keptUntil !== null && Temporal.Instant.compare(at, scheduledStart) < 0,
  );
  if (lost.length === 0) return row;
  const added = await markNotified(
    tx,
    row.id,
    lost.map(({ id }) => id),
    at,
  );
  const { reason } = row;
  for (const booking of lost) {
    const until = getWeatherGraceEnd(at, booking.scheduledStart).toString();
    if (added.has(booking.id))
      await recordBookingEvent(tx, deps, booking, 'booking.weather_ended', { reason, until });
  }
  return updateWeather(tx, row.id, { keptUntil: at.add({ hours: WEATHER_GRACE_HOURS }) });
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
 * Corrects a declaration. Bookings that it no longer concerns can be cancelled for 48 more hours. Throws NOT_FOUND, OWN_CASE, or WEATHER_CHANGED if it has ended or was corrected
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
  const known = await requireOthersConcerned(tx, viewer, before);
  const applying = await filterApplying(tx, before, known);
  const corrected = await updateWeather(tx, id, { ...weather, version: version + 1 });
  await notifyConcerned(tx, deps, viewer, corrected, known);
  const row = await keepRights(tx, deps, corrected, applying);
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

/**
 * Ends a declaration. The bookings that it concerned can be cancelled for 48 more hours. Idempotent. Throws
 * NOT_FOUND or OWN_CASE.
 */
export const endWeather = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  id: WeatherId,
): Promise<WeatherRow> => {
  const before = (await lockWeather(tx, id)) ?? fail('NOT_FOUND');
  if (before.endedAt !== null) return before;
  const concerned = await requireOthersConcerned(tx, viewer, before);
  const applying = await filterApplying(tx, before, concerned);
  const endedAt = deps.clock.now();
  const row = await keepRights(tx, deps, await updateWeather(tx, id, { endedAt }), applying);
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

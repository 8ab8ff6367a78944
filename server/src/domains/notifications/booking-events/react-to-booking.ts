import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OutboxEvent, Reaction } from '../../../events/dispatcher.ts';
import type { UserFacts } from '../../accounts/service.ts';
import { loadSummaries, type Summarized } from '../../bookings/service.ts';
import { loadGuideCities } from '../../guides/service.ts';
import { BOOKING_EMAILS, type EmailEvents } from '../emails/emails-by-event.ts';
import { enqueueEmail } from '../emails/send-emails.ts';
import { BOOKING_ENDS } from '../inbox/answered-notices.ts';
import { BOOKING_NOTICES, buildBookingNotice, type SideNotice } from '../inbox/booking-notices.ts';
import { loadReaders, type Readers, replaceNotices, writeNotices } from '../inbox/write-notices.ts';

/** The data that emails and notices about a booking need. */
interface Context extends Summarized {
  traveler: UserFacts;
  guide: UserFacts;
  /** The slug of the guide's service city; '' if no email needs it. */
  city: string;
  readers: Readers;
}

type Type = keyof EmailEvents;
/** The rules for each event type; the payload's type is checked where the rules are written. */
type Rules<Rule> = Readonly<Record<string, Rule | undefined>>;

const getAffectedBookings = (rules: object, batch: readonly OutboxEvent[]): Set<BookingId> =>
  new Set(
    batch.flatMap(({ type, payload }) =>
      type in rules ? [(payload as EmailEvents[Type]).bookingId] : [],
    ),
  );

/** Loads the current state of the bookings that these events concern. */
const loadContexts = async (
  tx: Tx,
  deps: Deps,
  batch: readonly OutboxEvent[],
): Promise<Map<BookingId, Context>> => {
  const withEmails = getAffectedBookings(BOOKING_EMAILS, batch);
  const ids = withEmails
    .union(getAffectedBookings(BOOKING_NOTICES, batch))
    .union(getAffectedBookings(BOOKING_ENDS, batch));
  const summaries = await loadSummaries(tx, [...ids], withEmails, deps.clock.now());
  const all = [...summaries.values()].map(({ booking }) => booking);
  const emailed = all.filter(({ id }) => withEmails.has(id));
  const [readers, cities] = await Promise.all([
    loadReaders(
      tx,
      all.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
    ),
    loadGuideCities(
      tx,
      emailed.map(({ guideId }) => guideId),
    ),
  ]);
  return new Map(
    [...summaries].flatMap(([id, summarized]) => {
      const { travelerId, guideUserId, guideId } = summarized.booking;
      const traveler = readers.people.get(travelerId);
      const guide = readers.people.get(guideUserId);
      const city = cities.get(guideId) ?? '';
      return traveler && guide ? [[id, { ...summarized, traveler, guide, city, readers }]] : [];
    }),
  );
};

/** All events of a transaction share one load, because no reaction changes what it reads. */
const loaded = new WeakMap<readonly OutboxEvent[], ReturnType<typeof loadContexts>>();

const loadBatchContexts = (tx: Tx, deps: Deps, batch: readonly OutboxEvent[]) => {
  const known = loaded.get(batch) ?? loadContexts(tx, deps, batch);
  loaded.set(batch, known);
  return known;
};

/** Schedules the emails for the event. */
const sendEmails = async (
  tx: Tx,
  deps: Deps,
  { id, type, payload }: OutboxEvent<Type>,
  { booking, details, traveler, guide, city, readers }: Context,
): Promise<void> => {
  const rule = (BOOKING_EMAILS as Rules<(typeof BOOKING_EMAILS)['booking.paid']>)[type];
  if (!rule || !details) return;
  const facts = {
    booking: { ...booking, ...details },
    traveler,
    guide,
    city,
    publicUrl: deps.config.publicUrl,
  };
  for (const [index, email] of rule.write(facts, payload as never).entries())
    await enqueueEmail(tx, deps, email, rule.topic, `event-${id}-${index}`, readers.isOff);
};

/** Expires the notices that the event makes obsolete, and writes the event's own notices. */
const changeNotices = async (
  tx: Tx,
  deps: Deps,
  { type, payload }: OutboxEvent<Type>,
  { booking, traveler, guide, readers }: Context,
): Promise<void> => {
  const write = (BOOKING_NOTICES as Rules<(event: never) => SideNotice[]>)[type];
  const people = { traveler, guide };
  const notices = (write?.(payload as never) ?? []).map((each) =>
    buildBookingNotice(booking, people, each),
  );
  const end = (BOOKING_ENDS as Rules<(typeof BOOKING_ENDS)['booking.extended']>)[type];
  const { parties = [], kinds = [], cost } = end?.(payload as never) ?? {};
  if (kinds.length === 0) return writeNotices(tx, deps, notices, { known: readers });
  const userIds = parties.map((party) => people[party].id);
  const about = { type: 'booking', id: booking.id } as const;
  await replaceNotices(tx, deps, { userIds, kinds, about, cost }, notices, readers);
};

type Act = (tx: Tx, deps: Deps, event: OutboxEvent<Type>, context: Context) => Promise<void>;

const createReaction =
  (...acts: readonly Act[]): Reaction<Type> =>
  async (tx, event, deps, batch) => {
    const context = (await loadBatchContexts(tx, deps, batch)).get(event.payload.bookingId);
    if (context) for (const act of acts) await act(tx, deps, event, context);
  };

/** The event types that cause emails or notices about a booking. */
export const BOOKING_TYPES: readonly string[] = [
  BOOKING_EMAILS,
  BOOKING_NOTICES,
  BOOKING_ENDS,
].flatMap((rules) => Object.keys(rules));

/** Writes and expires the notices about a booking. */
export const changeBookingNotices = createReaction(changeNotices);
/** Sends the emails about a booking, and writes and expires its notices. */
export const reactToBooking = createReaction(sendEmails, changeNotices);

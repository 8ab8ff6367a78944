import {
  type Contacts,
  getContactAccess,
  NO_CONTACTS,
} from '@tomoguide/contract/bookings/contact-visibility';
import type { StartCodeEntry } from '@tomoguide/contract/bookings/entities';
import { ENDED_HOLDS_SHOWN } from '@tomoguide/contract/bookings/figures';
import { type BookingStatus, ENDED_STATUSES } from '@tomoguide/contract/bookings/statuses';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type PgUpdateSetSource, unionAll } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { buildPlaceholders, insertOnce, prepareOnce } from '../../database/prepare-once.ts';
import { firstRow, onlyRow } from '../../database/single-row.ts';
import { buildGuideLockQuery } from '../guides/service.ts';
import {
  type BookingRow,
  bookingHistory,
  bookings,
  changeProposals,
  type DisputeRow,
  disputes,
  type HistoryRow,
  type LeadRow,
  leadTravelers,
  type NewBooking,
  startCodeEntries,
  substitutions,
  tourRequests,
} from './tables.ts';

export const findBookingById = (db: Executor, id: BookingId): Promise<BookingRow | null> =>
  firstRow(db.select().from(bookings).where(eq(bookings.id, id)));

export const listBookingsByIds = (db: Executor, ids: readonly BookingId[]): Promise<BookingRow[]> =>
  db.select().from(bookings).where(isAnyOf(bookings.id, ids));

const hasId = eq(bookings.id, sql.placeholder('id'));
const isPartyOf = and(
  hasId,
  or(
    eq(bookings.travelerId, sql.placeholder('userId')),
    eq(bookings.guideUserId, sql.placeholder('userId')),
  ),
);

const bookingLocked = prepareOnce((db) =>
  db.select().from(bookings).where(hasId).for('no key update').prepare('booking_locked'),
);

/**
 * Locks the booking until the transaction ends. Every transition is decided under this lock. Rows that
 * reference the booking can still be written, because foreign keys take no conflicting lock.
 */
export const lockBooking = (tx: Tx, id: BookingId): Promise<BookingRow | null> =>
  firstRow(bookingLocked(tx, { id }));

const ownBookingLocked = prepareOnce((db) =>
  db
    .select()
    .from(bookings)
    .where(isPartyOf)
    .for('no key update')
    .prepare('booking_locked_by_party'),
);

/** Locks the booking for its traveler or its guide; for anyone else, returns null and locks nothing. */
export const lockOwnBooking = (tx: Tx, id: BookingId, userId: UserId): Promise<BookingRow | null> =>
  firstRow(ownBookingLocked(tx, { id, userId }));

/** Locks the guide in a subquery, whose result is needed to find the booking: so the booking is locked second. */
const withCalendar = (name: string, which: SQL | undefined) =>
  prepareOnce((db) => {
    const guideId = db.select({ guideId: bookings.guideId }).from(bookings).where(which);
    const calendar = db.$with('calendar').as(buildGuideLockQuery(db, guideId));
    return db
      .with(calendar)
      .select(getTableColumns(bookings))
      .from(bookings)
      .innerJoin(calendar, eq(calendar.id, bookings.guideId))
      .where(which)
      .for('no key update', { of: bookings })
      .prepare(name);
  });
const lockedWithCalendar = withCalendar('booking_and_calendar_locked', hasId);
const ownLockedWithCalendar = withCalendar('booking_and_calendar_locked_by_party', isPartyOf);

/**
 * Locks the guide's calendar and then the booking, for steps that can take or free the guide's time. Every such
 * step locks in this order to avoid deadlocks. A booking that another guide took over while this waited is not
 * found with its first guide, so it is looked up again.
 */
export const lockBookingAndCalendar = async (tx: Tx, id: BookingId): Promise<BookingRow | null> => {
  const lock = () => firstRow(lockedWithCalendar(tx, { id }));
  return (await lock()) ?? lock();
};

/** `lockBookingAndCalendar` for one of the two parties; for anyone else, returns null and locks nothing. */
export const lockOwnBookingAndCalendar = async (
  tx: Tx,
  id: BookingId,
  userId: UserId,
): Promise<BookingRow | null> => {
  const lock = () => firstRow(ownLockedWithCalendar(tx, { id, userId }));
  return (await lock()) ?? lock();
};

const bookingPeople = prepareOnce((db) =>
  db
    .select({
      guideId: bookings.guideId,
      guideUserId: bookings.guideUserId,
      travelerId: bookings.travelerId,
      instant: bookings.instant,
    })
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare('booking_people'),
);

/**
 * Returns the traveler and the guide of a booking, and whether it is instant. Only a substitute changes the
 * guide; callers that read can therefore see the guide of a moment ago.
 */
export const findBookingPeople = (
  db: Executor,
  id: BookingId,
): Promise<Pick<BookingRow, 'guideId' | 'guideUserId' | 'travelerId' | 'instant'> | null> =>
  firstRow(bookingPeople(db, { id }));

const writeBooking = prepareOnce((db) =>
  db
    .insert(bookings)
    .values(buildPlaceholders(bookings))
    .returning({ id: bookings.id })
    .prepare('booking_write'),
);

/** Inserts a complete row; reads back only its ID. */
export const insertBooking = async (tx: Tx, row: Omit<BookingRow, 'id'>): Promise<BookingRow> => {
  const [written] = await writeBooking(tx, row);
  if (!written) throw new Error('the new booking did not come back');
  return { ...written, ...row };
};

export const updateBooking = (
  tx: Tx,
  id: BookingId,
  changes: Partial<NewBooking>,
): Promise<BookingRow> =>
  onlyRow(tx.update(bookings).set(changes).where(eq(bookings.id, id)).returning());

/** The columns that a step can change. */
const STEP_COLUMNS = [
  'status',
  'scheduledStart',
  'scheduledEnd',
  'busy',
  'paidAt',
  'acceptedAt',
  'travelerConfirmedStart',
  'guideConfirmedStart',
  'extension',
  'extensionMinutes',
  'extensionPriceCents',
  'extensionSince',
  'extensionCount',
  'extensionsUnpaid',
  'travelerConfirmedExtension',
  'cancelKind',
  'rejectReason',
  'reason',
  'endedAt',
  'disputedAt',
  'deadlineAt',
  'settleAt',
  'remindAt',
  'ticketsRemindAt',
  'travelerPhone',
  'guidePhone',
  'notMetSince',
  'notMetBy',
  'bookedMinutes',
  'travelers',
  'totalCents',
  'depositCents',
  'changeCount',
  'changedAt',
  'earliestStart',
  'changeDueAt',
  'colleaguesDueAt',
  'substituteAnswerBy',
  'refundFloorPercent',
  'refundCapPercent',
  'freeCancelUntil',
] as const satisfies readonly (keyof BookingRow)[];
export type StepChanges = Partial<Pick<BookingRow, (typeof STEP_COLUMNS)[number]>>;

export type HistoryEntry = Omit<HistoryRow, 'id'>;

const stepWrite = prepareOnce((db) => {
  const entry = db
    .insert(bookingHistory)
    .values(buildPlaceholders(bookingHistory, undefined, 'entry.'))
    .returning({ id: bookingHistory.id });
  return db
    .with(db.$with('entry').as(entry))
    .update(bookings)
    .set(buildPlaceholders(bookings, STEP_COLUMNS) as PgUpdateSetSource<typeof bookings>)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare('booking_step');
});

/** Writes what a step changed, and its entry in the history. The row must be locked. */
export const writeStep = async (tx: Tx, row: BookingRow, entry: HistoryEntry): Promise<void> => {
  const named = Object.entries(entry).map(([column, value]) => [`entry.${column}`, value]);
  await stepWrite(tx, { ...row, ...Object.fromEntries(named) });
};

/**
 * Returns all bookings of a traveler, but only the latest expired holds: creating holds is free, and
 * thousands of expired holds would slow down every read of the list.
 */
export const listTravelerBookings = (db: Executor, travelerId: UserId): Promise<BookingRow[]> => {
  const own = eq(bookings.travelerId, travelerId);
  const isPlain = or(ne(bookings.status, 'cancelled'), isNotNull(bookings.paidAt));
  const latest = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(own, eq(bookings.status, 'cancelled'), isNull(bookings.paidAt)))
    .orderBy(desc(bookings.id))
    .limit(ENDED_HOLDS_SHOWN);
  return db
    .select()
    .from(bookings)
    .where(and(own, or(isPlain, inArray(bookings.id, latest))));
};

/** Returns a guide's bookings, except expired holds, which the guide never saw. */
export const listGuideBookings = (db: Executor, guideId: GuideId): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.guideId, guideId),
        or(ne(bookings.status, 'cancelled'), isNotNull(bookings.paidAt), bookings.guidePreAccepted),
      ),
    );

/**
 * Returns whether the guide has or had a request or a tour of this traveler (docs/product/reviews.md,
 * "Reviews of travelers"); a hold that was never paid does not count.
 */
export const guideKnowsTraveler = async (
  db: Executor,
  guideId: GuideId,
  travelerId: UserId,
): Promise<boolean> => {
  const tours = db
    .select({ travelerId: bookings.travelerId })
    .from(bookings)
    .where(
      and(
        eq(bookings.guideId, guideId),
        eq(bookings.travelerId, travelerId),
        or(isNotNull(bookings.paidAt), bookings.guidePreAccepted),
      ),
    );
  const requests = db
    .select({ travelerId: tourRequests.travelerId })
    .from(tourRequests)
    .where(and(eq(tourRequests.travelerId, travelerId), eq(tourRequests.guideId, guideId)));
  const [row] = await unionAll(tours, requests).limit(1);
  return row !== undefined;
};

/** Returns the start of each of these bookings and its traveler. */
export const listToursByIds = (db: Executor, ids: readonly BookingId[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: bookings.id,
          start: bookings.scheduledStart,
          travelerId: bookings.travelerId,
        })
        .from(bookings)
        .where(isAnyOf(bookings.id, ids));

const travelerRecord = prepareOnce((db) => {
  const has = (status: BookingStatus) =>
    sql<boolean>`coalesce(bool_or(${bookings.status} = ${sql.raw(`'${status}'`)}), false)`;
  return db
    .select({ hasCompletedBooking: has('completed'), hasOpenDispute: has('disputed') })
    .from(bookings)
    .where(
      and(
        eq(bookings.travelerId, sql.placeholder('travelerId')),
        inArray(bookings.status, ['completed', 'disputed']),
      ),
    )
    .prepare('booking_traveler_record');
});

/** Returns what a traveler's bookings say about them (docs/product/bookings.md, "Instant booking"). */
export const loadTravelerRecord = (
  db: Executor,
  travelerId: UserId,
): Promise<{ hasCompletedBooking: boolean; hasOpenDispute: boolean }> =>
  onlyRow(travelerRecord(db, { travelerId }));

/** Returns which of these guides have withdrawn from an instant booking since then. */
export const loadWithdrawnGuides = async (
  db: Executor,
  guideIds: readonly GuideId[],
  since: Temporal.Instant,
): Promise<ReadonlySet<GuideId>> => {
  if (guideIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ guideId: bookings.guideId })
    .from(bookings)
    .where(
      and(
        isAnyOf(bookings.guideId, guideIds),
        sql`${bookings.cancelKind} = 'instant_withdrawn'`,
        gte(bookings.endedAt, since),
      ),
    );
  return new Set(rows.map(({ guideId }) => guideId));
};

const historyRows = prepareOnce((db) =>
  db
    .select()
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, sql.placeholder('id')))
    .orderBy(asc(bookingHistory.id))
    .prepare('booking_history'),
);

export const listHistory = (db: Executor, id: BookingId): Promise<HistoryRow[]> =>
  historyRows(db, { id });

/**
 * Returns the last step in a booking's history, ignoring entries that changed no status, such as a
 * chargeback.
 */
export const findLastStep = (
  db: Executor,
  id: BookingId,
): Promise<Pick<HistoryRow, 'event' | 'byUserId'> | null> =>
  firstRow(
    db
      .select({ event: bookingHistory.event, byUserId: bookingHistory.byUserId })
      .from(bookingHistory)
      .where(
        and(
          eq(bookingHistory.bookingId, id),
          sql`${bookingHistory.from} is distinct from ${bookingHistory.to}`,
        ),
      )
      .orderBy(desc(bookingHistory.id))
      .limit(1),
  );

export const insertHistory = insertOnce(bookingHistory, 'booking_history_write');

export interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** A literal, as in the exclusion constraint, so that PostgreSQL can use the constraint's index. */
const ended = sql.raw(ENDED_STATUSES.map((status) => `'${status}'`).join(', '));
export const isLive = sql`${bookings.status} not in (${ended})`;

/** A literal, as in the exclusion constraint of proposals. */
export const isLiveProposal = sql`${changeProposals.state} in ('open', 'awaiting_payment')`;

/**
 * Builds the query for the guides that `where` selects by the given column, with the times that bookings
 * occupy, those that open change proposals hold for them, and those that they hold as substitutes.
 */
const prepareOverlapping = (where: (column: AnyColumn) => SQL, name: string) =>
  prepareOnce((db) => {
    const range = sql`tstzrange(${sql.placeholder('start')}, ${sql.placeholder('end')})`;
    const shared = {
      id: bookings.id,
      guideId: bookings.guideId,
      travelerId: bookings.travelerId,
      status: bookings.status,
    };
    const occupied = db
      .select({
        ...shared,
        busy: sql<Range>`${bookings.busy}`.mapWith(bookings.busy).as('busy'),
        deadlineAt: sql<Temporal.Instant | null>`${bookings.deadlineAt}`
          .mapWith(bookings.deadlineAt)
          .as('deadline'),
        isProposal: sql<boolean>`false`.as('is_proposal'),
        isSubstitute: sql<boolean>`false`.as('is_substitute'),
      })
      .from(bookings)
      .where(and(where(bookings.guideId), isLive, sql`${bookings.busy} && ${range}`));
    const proposed = db
      .select({
        ...shared,
        busy: sql<Range>`${changeProposals.hold}`.mapWith(changeProposals.hold).as('busy'),
        deadlineAt: sql<Temporal.Instant | null>`${bookings.changeDueAt}`
          .mapWith(bookings.changeDueAt)
          .as('deadline'),
        isProposal: sql<boolean>`true`.as('is_proposal'),
        isSubstitute: sql<boolean>`false`.as('is_substitute'),
      })
      .from(changeProposals)
      .innerJoin(bookings, eq(bookings.id, changeProposals.bookingId))
      .where(
        and(
          where(changeProposals.guideId),
          isLiveProposal,
          sql`${changeProposals.hold} && ${range}`,
        ),
      );
    const { guideId: _, ...ofBooking } = shared;
    const substituted = db
      .select({
        id: ofBooking.id,
        guideId: sql<GuideId>`${substitutions.substituteId}`.as('guide_id'),
        travelerId: ofBooking.travelerId,
        status: ofBooking.status,
        busy: sql<Range>`${substitutions.hold}`.mapWith(substitutions.hold).as('busy'),
        deadlineAt: sql<Temporal.Instant | null>`${substitutions.answerBy}`
          .mapWith(substitutions.answerBy)
          .as('deadline'),
        isProposal: sql<boolean>`false`.as('is_proposal'),
        isSubstitute: sql<boolean>`true`.as('is_substitute'),
      })
      .from(substitutions)
      .innerJoin(bookings, eq(bookings.id, substitutions.bookingId))
      .where(
        and(
          where(substitutions.substituteId),
          sql`${substitutions.state} = 'proposed'`,
          sql`${substitutions.hold} && ${range}`,
        ),
      );
    return unionAll(occupied, proposed, substituted).prepare(name);
  });
const overlappingOne = prepareOverlapping(
  (column) => eq(column, sql.placeholder('id')),
  'bookings_overlapping',
);
const overlappingMany = prepareOverlapping(
  (column) => isAnyOf(column, sql.placeholder('ids')),
  'bookings_overlapping_many',
);

/** A time that a live booking occupies, or that an open change proposal or an accepted substitute holds for it. */
export interface HeldTime
  extends Pick<BookingRow, 'id' | 'guideId' | 'travelerId' | 'status' | 'busy'> {
  /** When the booking's next deadline, or the proposal, is due. */
  deadlineAt: Temporal.Instant | null;
  isProposal: boolean;
  /** True if the guide agreed to take over, and the traveler has not answered. */
  isSubstitute: boolean;
}

/** Returns the held times of these guides that overlap this time range. */
export const listOverlappingBookings = (
  db: Executor,
  guideIds: readonly GuideId[],
  range: Range,
): Promise<HeldTime[]> => {
  const values = { start: range.start.toString(), end: range.end.toString() };
  return guideIds.length === 1
    ? overlappingOne(db, { ...values, id: guideIds[0] })
    : overlappingMany(db, { ...values, ids: guideIds });
};

/** Returns whether this traveler has or had a booking with this guide. */
export const haveBooking = async (
  db: Executor,
  travelerId: UserId,
  guideId: GuideId,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.travelerId, travelerId), eq(bookings.guideId, guideId)))
    .limit(1);
  return row !== undefined;
};

/**
 * Returns the bookings with a deadline, settlement, reminder, change proposal or request to colleagues that is
 * due, except those in `but`.
 */
export const listDueBookings = async (
  db: Executor,
  now: Temporal.Instant,
  but: readonly BookingId[],
  limit: number,
): Promise<BookingId[]> => {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        or(
          lte(bookings.deadlineAt, now),
          lte(bookings.settleAt, now),
          lte(bookings.remindAt, now),
          lte(bookings.changeDueAt, now),
          lte(bookings.colleaguesDueAt, now),
          lte(bookings.ticketsRemindAt, now),
        ),
        not(isAnyOf(bookings.id, but)),
      ),
    )
    .orderBy(
      sql`least(${bookings.deadlineAt}, ${bookings.settleAt}, ${bookings.remindAt}, ${bookings.changeDueAt}, ${bookings.colleaguesDueAt}, ${bookings.ticketsRemindAt})`,
    )
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Returns an SQL condition: true if a booking between this traveler and this guide was ever paid. */
export const isPaidBetween = (traveler: SQLWrapper, guideUser: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (
    select from ${bookings} where ${bookings.travelerId} = ${traveler}
      and ${bookings.guideUserId} = ${guideUser} and ${bookings.paidAt} is not null
  )`;

/** A traveler and a guide, by their user IDs. */
export interface Pair {
  travelerId: UserId;
  guideUserId: UserId;
}

const contactFactsOf = prepareOnce((db) =>
  db
    .select({
      travelerId: bookings.travelerId,
      guideUserId: bookings.guideUserId,
      status: bookings.status,
      start: bookings.scheduledStart,
      paidAt: bookings.paidAt,
      acceptedAt: bookings.acceptedAt,
      guidePreAccepted: bookings.guidePreAccepted,
      travelerConfirmedStart: bookings.travelerConfirmedStart,
      guideConfirmedStart: bookings.guideConfirmedStart,
      cancelKind: bookings.cancelKind,
      policy: bookings.policy,
      bounds: {
        floorPercent: bookings.refundFloorPercent,
        capPercent: bookings.refundCapPercent,
      },
    })
    .from(bookings)
    .where(
      and(
        sql`(${bookings.travelerId}, ${bookings.guideUserId}) in (
          select * from unnest(${sql.placeholder('travelers')}::int[], ${sql.placeholder('guides')}::int[])
        )`,
        isNotNull(bookings.paidAt),
        or(
          ne(bookings.status, 'cancelled'),
          and(bookings.travelerConfirmedStart, bookings.guideConfirmedStart),
        ),
      ),
    )
    .prepare('bookings_contacts'),
);

/** Returns whether each pair can see each other's contacts now, in the given order. */
export const listContactsBetween = async (
  db: Executor,
  pairs: readonly Pair[],
  now: Temporal.Instant,
): Promise<Contacts[]> => {
  if (pairs.length === 0) return [];
  const travelers = pairs.map(({ travelerId }) => travelerId);
  const guides = pairs.map(({ guideUserId }) => guideUserId);
  const key = ({ travelerId, guideUserId }: Pair) => `${travelerId} ${guideUserId}`;
  const facts = Map.groupBy(await contactFactsOf(db, { travelers, guides }), key);
  return pairs.map((pair) => getContactAccess(facts.get(key(pair)) ?? [], now));
};

/** Does the same as `listContactsBetween` for a single pair. */
export const getPairContacts = async (
  db: Executor,
  pair: Pair,
  now: Temporal.Instant,
): Promise<Contacts> => (await listContactsBetween(db, [pair], now))[0] ?? NO_CONTACTS;

/** Returns the user IDs of the traveler and the guide of each booking. */
export const loadParties = async (
  db: Executor,
  ids: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, readonly UserId[]>> => {
  if (ids.length === 0) return new Map();
  const { id, travelerId, guideUserId } = bookings;
  const rows = await db
    .select({ id, travelerId, guideUserId })
    .from(bookings)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, [row.travelerId, row.guideUserId]]));
};

/** Returns whether these two users have a live booking with each other, in either role. */
export const haveLiveBooking = async (
  db: Executor,
  one: UserId,
  other: UserId,
): Promise<boolean> => {
  const between = (travelerId: UserId, guideUserId: UserId) =>
    and(eq(bookings.travelerId, travelerId), eq(bookings.guideUserId, guideUserId));
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(or(between(one, other), between(other, one)), isLive))
    .limit(1);
  return row !== undefined;
};

/** Returns the dispute of a booking, which has at most one; null if there is none. */
export const findDispute = (db: Executor, bookingId: BookingId): Promise<DisputeRow | null> =>
  firstRow(db.select().from(disputes).where(eq(disputes.bookingId, bookingId)));

/** Updates the dispute of a booking. The caller must hold the booking's lock. */
export const updateDispute = async (
  tx: Tx,
  bookingId: BookingId,
  changes: Partial<typeof disputes.$inferInsert>,
): Promise<void> => {
  await tx.update(disputes).set(changes).where(eq(disputes.bookingId, bookingId));
};

/** Inserts a dispute. The caller must hold the booking's lock. */
export const insertDispute = async (
  tx: Tx,
  dispute: typeof disputes.$inferInsert,
): Promise<void> => {
  await tx.insert(disputes).values(dispute);
};

/**
 * Maximum number of start code entries shown to staff: more than users normally make, but fewer than an
 * attacker who guesses codes.
 */
const MAX_SHOWN = 50;

/** Returns the latest start code entries of a booking, oldest first. */
export const listStartCodeEntries = async (
  db: Executor,
  bookingId: BookingId,
): Promise<StartCodeEntry[]> => {
  const rows = await db
    .select()
    .from(startCodeEntries)
    .where(eq(startCodeEntries.bookingId, bookingId))
    .orderBy(desc(startCodeEntries.id))
    .limit(MAX_SHOWN);
  return rows.reverse().map(({ by, enteredAt, arrivedAt, fits, outcome, reason }) => ({
    by,
    enteredAt: enteredAt.toString(),
    arrivedAt: arrivedAt.toString(),
    fits,
    outcome,
    reason,
  }));
};

/** Returns the lead travelers of those of the bookings that were made for another person. */
export const loadLeadTravelers = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, LeadRow>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(leadTravelers)
    .where(isAnyOf(leadTravelers.bookingId, bookingIds));
  return new Map(rows.map((row) => [row.bookingId, row]));
};

/**
 * Returns when each booking was first completed. Needed because the decision of a dispute overwrites
 * `endedAt`.
 */
export const loadCompletionTimes = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, Temporal.Instant>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ bookingId: bookingHistory.bookingId, at: min(bookingHistory.at) })
    .from(bookingHistory)
    .where(and(isAnyOf(bookingHistory.bookingId, bookingIds), eq(bookingHistory.to, 'completed')))
    .groupBy(bookingHistory.bookingId);
  return new Map(rows.flatMap(({ bookingId, at }) => (at ? [[bookingId, at]] : [])));
};

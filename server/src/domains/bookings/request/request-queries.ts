import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { OPEN_REQUESTS_MAX } from '@tomoguide/contract/bookings/figures';
import type { RequestState } from '@tomoguide/contract/bookings/tour-request';
import type { ConversationId, TourRequestId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gt, lte, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isAnyOf, isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { type RequestRow, tourRequests } from '../tables.ts';

export const insertRequest = (tx: Tx, row: Omit<RequestRow, 'id'>): Promise<RequestRow> =>
  onlyRow(tx.insert(tourRequests).values(row).returning());

const isParticipant = (userId: UserId) =>
  or(eq(tourRequests.travelerId, userId), eq(tourRequests.guideUserId, userId));

/** Returns the tour request if this user sent or received it; null otherwise. */
export const findRequest = (
  db: Executor,
  id: TourRequestId,
  userId: UserId,
): Promise<RequestRow | null> =>
  firstRow(
    db
      .select()
      .from(tourRequests)
      .where(and(eq(tourRequests.id, id), isParticipant(userId))),
  );

export const findRequestById = (db: Executor, id: TourRequestId): Promise<RequestRow | null> =>
  firstRow(db.select().from(tourRequests).where(eq(tourRequests.id, id)));

/** What the guide reads of a tour request, in two lines: the meeting address and the plan. */
export const requestText = (id: SQLWrapper): SQL<string> =>
  sql<string>`(
    select concat_ws(e'\\n', ${tourRequests.particulars} ->> 'meetingAddress', ${tourRequests.plan})
    from ${tourRequests} where ${tourRequests.id} = ${id}
  )`;

/** Locks the request until the transaction ends. Every transition is decided under this lock. */
export const lockRequest = (tx: Tx, id: TourRequestId): Promise<RequestRow | null> =>
  firstRow(tx.select().from(tourRequests).where(eq(tourRequests.id, id)).for('no key update'));

export const updateRequest = (
  tx: Tx,
  id: TourRequestId,
  changes: Partial<RequestRow>,
): Promise<RequestRow> =>
  onlyRow(tx.update(tourRequests).set(changes).where(eq(tourRequests.id, id)).returning());

/** Returns when this traveler sent their recent tour requests, newest first. */
export const listRecentlySentRequests = (
  db: Executor,
  travelerId: UserId,
  since: Temporal.Instant,
  limit: number,
): Promise<Pick<RequestRow, 'sentAt'>[]> =>
  db
    .select({ sentAt: tourRequests.sentAt })
    .from(tourRequests)
    .where(and(eq(tourRequests.travelerId, travelerId), gt(tourRequests.sentAt, since)))
    .orderBy(desc(tourRequests.sentAt))
    .limit(limit);

/** Counts the traveler's open, unexpired requests. An open request was sent within the last two days. */
export const countOpenRequests = async (
  db: Executor,
  travelerId: UserId,
  now: Temporal.Instant,
): Promise<number> => {
  const rows = await db
    .select({ id: tourRequests.id })
    .from(tourRequests)
    .where(
      and(
        eq(tourRequests.travelerId, travelerId),
        sql`${tourRequests.state} = 'open'`,
        gt(tourRequests.expiresAt, now),
      ),
    )
    .limit(OPEN_REQUESTS_MAX);
  return rows.length;
};

export interface Listing {
  conversationId?: ConversationId | undefined;
  state?: RequestState | undefined;
  as?: Party | undefined;
  cursor?: number | undefined;
  limit: number;
}

const isOnSide = (userId: UserId, as: Party | undefined): SQL | undefined => {
  if (as === 'traveler') return eq(tourRequests.travelerId, userId);
  return as === 'guide' ? eq(tourRequests.guideUserId, userId) : isParticipant(userId);
};

/** An open request past its deadline has expired, even if its timer has not run yet. */
const isInState = (state: RequestState | undefined, now: Temporal.Instant): SQL | undefined => {
  const lapsed = and(eq(tourRequests.state, 'open'), lte(tourRequests.expiresAt, now));
  if (state === undefined) return undefined;
  if (state === 'expired') return or(eq(tourRequests.state, state), lapsed);
  return and(
    eq(tourRequests.state, state),
    state === 'open' ? gt(tourRequests.expiresAt, now) : undefined,
  );
};

/** Returns the user's requests with an ID below `cursor`, newest first. */
export const listRequests = (
  db: Executor,
  userId: UserId,
  { conversationId, state, as, cursor, limit }: Listing,
  now: Temporal.Instant,
): Promise<RequestRow[]> =>
  db
    .select()
    .from(tourRequests)
    .where(
      and(
        isOnSide(userId, as),
        isInState(state, now),
        conversationId === undefined ? undefined : eq(tourRequests.conversationId, conversationId),
        isBefore(tourRequests.id, cursor),
      ),
    )
    .orderBy(desc(tourRequests.id))
    .limit(limit);

/** Returns requests past their deadline that are still open, except those in `but`. */
export const listDueRequests = async (
  db: Executor,
  now: Temporal.Instant,
  but: readonly TourRequestId[],
  limit: number,
): Promise<TourRequestId[]> => {
  const rows = await db
    .select({ id: tourRequests.id })
    .from(tourRequests)
    .where(
      and(
        sql`${tourRequests.state} = 'open'`,
        lte(tourRequests.expiresAt, now),
        not(isAnyOf(tourRequests.id, but)),
      ),
    )
    .orderBy(tourRequests.expiresAt)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Locks the open requests between these two users, in either role, in the order of their IDs. */
export const lockOpenRequestsBetween = (
  tx: Tx,
  one: UserId,
  other: UserId,
): Promise<RequestRow[]> => {
  const between = (travelerId: UserId, guideUserId: UserId) =>
    and(eq(tourRequests.travelerId, travelerId), eq(tourRequests.guideUserId, guideUserId));
  return tx
    .select()
    .from(tourRequests)
    .where(and(or(between(one, other), between(other, one)), eq(tourRequests.state, 'open')))
    .orderBy(asc(tourRequests.id))
    .for('no key update');
};

/** Locks the open requests that a user sent or received. */
export const lockOpenRequests = (tx: Tx, userId: UserId): Promise<RequestRow[]> =>
  tx
    .select()
    .from(tourRequests)
    .where(
      and(
        or(eq(tourRequests.travelerId, userId), eq(tourRequests.guideUserId, userId)),
        eq(tourRequests.state, 'open'),
      ),
    )
    .orderBy(asc(tourRequests.id))
    .for('no key update');

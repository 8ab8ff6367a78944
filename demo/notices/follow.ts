import type { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { linesByEvent } from '../../server/src/domains/messaging/booking-events/lines-by-event.ts';
import {
  BOOKING_TYPES,
  changeBookingNotices,
} from '../../server/src/domains/notifications/booking-events/react-to-booking.ts';
import {
  archiveNotice,
  markNoticesRead,
} from '../../server/src/domains/notifications/inbox/change-notices.ts';
import { paymentNotices } from '../../server/src/domains/notifications/inbox/payment-notices.ts';
import { requestNotices } from '../../server/src/domains/notifications/inbox/request-notices.ts';
import { reviewNotices } from '../../server/src/domains/notifications/inbox/review-notices.ts';
import { systemMessages } from '../../server/src/domains/notifications/tables.ts';
import type { OutboxEvent, Reaction, Reactions } from '../../server/src/events/dispatcher.ts';
import { outbox } from '../../server/src/events/tables.ts';
import { withClockAt } from '../bookings/at.ts';

/** The reactions to events that change what the app shows, without emails and counts. */
const FOLLOWING: readonly Reactions[] = [
  linesByEvent,
  Object.fromEntries(BOOKING_TYPES.map((type) => [type, changeBookingNotices])),
  requestNotices,
  paymentNotices,
  reviewNotices,
];
const TYPES = [...new Set(FOLLOWING.flatMap((each) => Object.keys(each)))];

type Row = typeof outbox.$inferSelect;

/** Returns whether an event concerns one of these users, as either party. */
const isAbout = ({ payload }: Row, people: ReadonlySet<UserId>): boolean => {
  const { travelerId, guideUserId, userId, fromUserId, toUserId } = payload as Record<
    string,
    UserId | undefined
  >;
  return [travelerId, guideUserId, userId, fromUserId, toUserId].some(
    (id) => id !== undefined && people.has(id),
  );
};

/** Returns the events after this ID that concern these users, in the order in which they were recorded. */
export const listEventsAfter = async (
  tx: Tx,
  people: ReadonlySet<UserId>,
  id: number,
): Promise<Row[]> => {
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(gt(outbox.id, id), inArray(outbox.type, TYPES)))
    .orderBy(asc(outbox.id));
  return rows.filter((row) => isAbout(row, people));
};

/** Runs the in-app reactions to an event, with the clock at the time of the event. */
export const follow = async (tx: Tx, deps: Deps, row: Row): Promise<void> => {
  const event = row as object as OutboxEvent<never>;
  for (const reactions of FOLLOWING) {
    const react = (reactions as Readonly<Record<string, Reaction<never> | undefined>>)[row.type];
    await react?.(tx, event, withClockAt(deps, row.occurredAt), [event]);
  }
};

/**
 * Numbers of latest notices that are unread (here) and of oldest notices that are archived (below). The
 * others are read.
 */
const UNREAD = 4;
const ARCHIVED = 2;

export const readOlderNotices = async (
  tx: Tx,
  deps: Deps,
  people: ReadonlySet<UserId>,
): Promise<void> => {
  for (const userId of people) {
    const all: { id: SystemMessageId }[] = await tx
      .select({ id: systemMessages.id })
      .from(systemMessages)
      .where(inArray(systemMessages.userId, [userId]))
      .orderBy(asc(systemMessages.createdAt), asc(systemMessages.id));
    const ids = all.slice(0, -UNREAD).map(({ id }) => id);
    await markNoticesRead(tx, deps, userId, ids);
    for (const id of ids.slice(0, ARCHIVED)) await archiveNotice(tx, deps, userId, id);
  }
};

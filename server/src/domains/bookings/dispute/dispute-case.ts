import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { deadlineAt } from '@tomoguide/contract/bookings/deadlines';
import type { DisputeCase, DisputeListed } from '@tomoguide/contract/bookings/entities';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { presentPerson, type UserFacts, usersByIds } from '../../accounts/service.ts';
import { disputedMoney } from '../../payments/service.ts';
import { refundParts } from '../effects/refund-parts.ts';
import {
  bookingById,
  bookingsByIds,
  findDispute,
  listHistory,
  listStartCodeEntries,
} from '../queries.ts';
import type { BookingRow, DisputeRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { bookedItinerary, itinerariesNow } from '../view/agreed-itinerary.ts';
import { presentEntry } from '../view/present-booking.ts';
import {
  disputeFiles,
  getDecisionDeadline,
  presentDecision,
  presentDispute,
} from '../view/present-dispute.ts';
import { disputesIn } from './dispute-queries.ts';

type People = ReadonlyMap<UserId, UserFacts>;

const loadPeople = (db: Executor, rows: readonly BookingRow[]): Promise<People> =>
  usersByIds(
    db,
    rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
  );

const getContestedOutcome = ({ cancelKind, status }: BookingRow): DisputeCase['contests'] => {
  if (status !== 'disputed') return null;
  return cancelKind === 'no_show_guide' || cancelKind === 'no_show_traveler' ? cancelKind : null;
};

const presentListEntry = (
  row: BookingRow,
  dispute: DisputeRow,
  people: People,
  onlineCents: number,
): DisputeListed => {
  const [traveler, guide] = [people.get(row.travelerId), people.get(row.guideUserId)];
  if (!traveler || !guide) throw new Error(`booking ${row.id} lost one of its people`);
  return {
    id: dispute.id,
    bookingId: row.id,
    bookingNumber: bookingNumber(row.id),
    traveler: presentPerson(traveler),
    guide: presentPerson(guide),
    openedBy: dispute.openedBy,
    openedAt: dispute.openedAt.toString(),
    reason: dispute.reason,
    answered: dispute.statement !== null,
    contests: getContestedOutcome(row),
    decideBy: getDecisionDeadline(row),
    onlineCents,
    decision: presentDecision(dispute),
  };
};

/** Returns a page of disputes and the cursor of the next page. */
export const listedDisputes = async (
  db: Executor,
  query: { state: 'open' | 'decided'; cursor?: number | undefined; limit: number },
): Promise<{ data: DisputeListed[]; nextCursor: number | null }> => {
  // Fetches one row more than requested, to find out whether there is another page.
  const found = await disputesIn(db, { ...query, limit: query.limit + 1 });
  const shown = found.slice(0, query.limit);
  const ids = shown.map(({ bookingId }) => bookingId);
  const [rows, money] = await Promise.all([bookingsByIds(db, ids), disputedMoney(db, ids)]);
  const people = await loadPeople(db, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const data = shown.flatMap((dispute) => {
    const row = byId.get(dispute.bookingId);
    const onlineCents = money.get(dispute.bookingId)?.onlineCents ?? 0;
    return row ? [presentListEntry(row, dispute, people, onlineCents)] : [];
  });
  const nextCursor = found.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
  return { data, nextCursor };
};

/** Returns the outcome under the default rule, which applies if staff do not decide the dispute in time. */
const defaultOutcome = async (db: Executor, row: BookingRow): Promise<DisputeCase['otherwise']> => {
  const facts = toFacts(row);
  const transition = findTransition(
    facts,
    'dispute_overdue',
    'clock',
    deadlineAt('dispute', facts),
  );
  if (!transition?.cancelKind) return { outcome: 'completed', refundCents: 0 };
  const { refundCents } = await refundParts(db, row, transition.cancelKind, row.scheduledStart);
  return { outcome: 'cancelled', refundCents };
};

/**
 * Returns everything that staff need to decide a dispute. Throws NOT_FOUND if the booking never had a
 * dispute.
 */
export const disputeCase = async (
  db: Executor,
  id: BookingId,
  userId: UserId,
): Promise<DisputeCase> => {
  const row = await bookingById(db, id);
  const dispute = row && (await findDispute(db, id));
  if (!dispute) return fail('NOT_FOUND');
  const [money, people, history, otherwise, files, startCodeEntries, now] = await Promise.all([
    disputedMoney(db, [id]),
    loadPeople(db, [row]),
    listHistory(db, id),
    defaultOutcome(db, row),
    disputeFiles(db, dispute.id),
    listStartCodeEntries(db, id),
    itinerariesNow(db, [row]),
  ]);
  const parts = money.get(id) ?? { onlineCents: 0, extensionCents: 0, openFeeCents: 0 };
  return {
    ...presentListEntry(row, dispute, people, parts.onlineCents),
    dispute: presentDispute(row, dispute, files),
    status: row.status,
    openedFrom: dispute.openedFrom,
    scheduledStartTime: row.scheduledStart.toString(),
    scheduledEndTime: row.scheduledEnd.toString(),
    timeZone: row.timeZone,
    travelers: row.travelers,
    meetingAddress: toParticulars(row.particulars).meetingAddress,
    itinerary: bookedItinerary(row.itinerary),
    itineraryNow: now.get(id) ?? null,
    travelerConfirmedStart: row.travelerConfirmedStart,
    guideConfirmedStart: row.guideConfirmedStart,
    totalCents: row.totalCents,
    extensionCents: parts.extensionCents,
    openFeeCents: parts.openFeeCents,
    commissionPercent: row.policy.commissionPercent,
    otherwise,
    mayDecide: userId !== row.travelerId && userId !== row.guideUserId,
    history: history.map(presentEntry),
    startCodeEntries,
  };
};

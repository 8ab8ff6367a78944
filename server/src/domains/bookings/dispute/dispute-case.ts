import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { getDeadline } from '@tomoguide/contract/bookings/deadlines';
import type { DisputeCase, DisputeListed } from '@tomoguide/contract/bookings/entities';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds, presentPerson, type UserFacts } from '../../accounts/service.ts';
import { loadDisputedMoney } from '../../payments/service.ts';
import { calculateRefundParts } from '../effects/refund-parts.ts';
import {
  findBookingById,
  findDispute,
  listBookingsByIds,
  listHistory,
  listStartCodeEntries,
} from '../queries.ts';
import type { BookingRow, DisputeRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { loadCurrentItineraries, normalizeBookedItinerary } from '../view/agreed-itinerary.ts';
import { loadFormerGuides } from '../view/former-guides.ts';
import { presentEntry } from '../view/present-booking.ts';
import {
  getDecisionDeadline,
  loadDisputeFiles,
  presentDecision,
  presentDispute,
} from '../view/present-dispute.ts';
import { listDisputeRows } from './dispute-queries.ts';

type People = ReadonlyMap<UserId, UserFacts>;

const loadPeople = (db: Executor, rows: readonly BookingRow[]): Promise<People> =>
  loadUsersByIds(
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
    bookingNumber: formatBookingNumber(row.id),
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
export const getDisputePage = async (
  db: Executor,
  query: { state: 'open' | 'decided'; cursor?: number | undefined; limit: number },
): Promise<{ data: DisputeListed[]; nextCursor: number | null }> => {
  // Fetches one row more than requested, to find out whether there is another page.
  const found = await listDisputeRows(db, { ...query, limit: query.limit + 1 });
  const shown = found.slice(0, query.limit);
  const ids = shown.map(({ bookingId }) => bookingId);
  const [rows, money] = await Promise.all([listBookingsByIds(db, ids), loadDisputedMoney(db, ids)]);
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
const getDefaultOutcome = async (
  db: Executor,
  row: BookingRow,
): Promise<DisputeCase['otherwise']> => {
  const facts = toFacts(row);
  const transition = findTransition(
    facts,
    'dispute_overdue',
    'clock',
    getDeadline('dispute', facts),
  );
  if (!transition?.cancelKind) return { outcome: 'completed', refundCents: 0 };
  const { refundCents } = await calculateRefundParts(
    db,
    row,
    transition.cancelKind,
    row.scheduledStart,
  );
  return { outcome: 'cancelled', refundCents };
};

/**
 * Returns everything that staff need to decide a dispute. Throws NOT_FOUND if the booking never had a
 * dispute.
 */
export const buildDisputeCase = async (
  db: Executor,
  id: BookingId,
  userId: UserId,
): Promise<DisputeCase> => {
  const row = await findBookingById(db, id);
  const dispute = row && (await findDispute(db, id));
  if (!dispute) return fail('NOT_FOUND');
  const [money, people, history, otherwise, files, startCodeEntries, now, formerGuides] =
    await Promise.all([
      loadDisputedMoney(db, [id]),
      loadPeople(db, [row]),
      listHistory(db, id),
      getDefaultOutcome(db, row),
      loadDisputeFiles(db, dispute.id),
      listStartCodeEntries(db, id),
      loadCurrentItineraries(db, [row]),
      loadFormerGuides(db, row),
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
    itinerary: normalizeBookedItinerary(row.itinerary),
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
    formerGuides,
    extraCosts: row.extraCosts.map(({ id: _, ...line }) => ({ ...line, can: [] })),
    startCodeEntries,
    dayMarks: row.dayMarks,
  };
};

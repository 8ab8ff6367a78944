import type { TourRequestId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import {
  type Bookable,
  canAcceptTours,
  getAffectingRange,
  loadBookable,
  lockGuide,
} from '../../guides/service.ts';
import { insertBookingWithDeposit } from '../checkout/insert-booking.ts';
import {
  type BookingRequest,
  buildBookingRow,
  buildDraft,
  getBusyRange,
} from '../checkout/new-booking.ts';
import { listOverlappingBookings, type Range } from '../queries.ts';
import { loadQuotesByIds, signRequested } from '../quote/quote-queries.ts';
import { checkSlot } from '../slots/check-slot.ts';
import { findWorkRefusal } from '../slots/check-work.ts';
import type { BookingRow, QuoteRow, RequestRow } from '../tables.ts';
import { endRequest, getSide, requireStep } from './end-request.ts';
import { findRequest, lockRequest } from './request-queries.ts';

const getRange = ({ start, bookedMinutes }: RequestRow): Range =>
  getBusyRange(start, bookedMinutes);

/** Locks the traveler's row, the guide's calendar, then the request, in the same order as a checkout. */
const lockAndRead = async (tx: Tx, deps: Deps, found: RequestRow) => {
  const { travelerId, guideId, guideUserId } = found;
  const [traveler, , row, bookable, works, held, blocked, quotes] = await Promise.all([
    lockUser(tx, travelerId),
    lockGuide(tx, guideId),
    lockRequest(tx, found.id),
    loadBookable(tx, guideId),
    canAcceptTours(tx, guideId),
    listOverlappingBookings(tx, [guideId], getAffectingRange(getRange(found))),
    deps.ports.bookings.blockedWith(tx, travelerId),
    loadQuotesByIds(tx, [found.quoteId]),
  ]);
  const quote = quotes.get(found.quoteId);
  if (!row || !quote) throw new Error(`tour request ${found.id} not found`);
  return {
    row,
    bookable: works ? bookable : null,
    held,
    // A suspended traveler's request is about to be ended by the suspension.
    isClosing: traveler?.suspended ?? true,
    isBlocked: blocked.has(guideUserId),
    quote,
  };
};

/** Creates the booking with the price, policy and itinerary at the time of the request, and signs its quote. */
const createBookingRow = async (
  tx: Tx,
  deps: Deps,
  row: RequestRow,
  { id: quoteId, body: { policy } }: QuoteRow,
  guide: { bookable: Bookable; liveRanges: readonly Range[] },
): Promise<BookingRow> => {
  const request: BookingRequest = {
    guideId: row.guideId,
    start: row.start,
    durationMinutes: row.bookedMinutes,
    travelers: row.travelers,
    serviceIds: row.services,
    itineraryId: row.itinerary?.id ?? null,
    particulars: row.particulars,
    ...(row.lead ? { lead: row.lead } : {}),
    useWallet: false,
    network: null,
    claims: { totalCents: null, depositCents: null },
  };
  const now = deps.clock.now();
  const draft = buildDraft(row.travelerId, request, row, row, now);
  const made = buildBookingRow({ ...draft, policy }, 'accept_request');
  const inserted = await insertBookingWithDeposit(tx, deps, made, guide, request, ({ id }) =>
    signRequested(tx, quoteId, id, now),
  );
  return inserted.row;
};

/**
 * Accepts and signs a tour request for the guide: the request becomes a booking that holds the slot and
 * awaits its deposit. A retry is idempotent. Throws NOT_FOUND for other users; then, in this order,
 * REQUEST_NOT_OPEN, QUOTE_DIFFERS, BLOCKED, GUIDE_NOT_BOOKABLE, SLOT_TAKEN, WORK_PERMISSION_ENDS, or
 * WORK_HOURS_EXCEEDED.
 */
export const acceptRequest = async (
  tx: Tx,
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  id: TourRequestId,
  quoteHash: string,
): Promise<RequestRow> => {
  const found = (await findRequest(tx, id, userId)) ?? fail('NOT_FOUND');
  const { row, bookable, held, isBlocked, isClosing, quote } = await lockAndRead(tx, deps, found);
  const isRepeated = row.state === 'accepted' && row.guideUserId === userId;
  if (isRepeated) return quote.hash === quoteHash ? row : fail('QUOTE_DIFFERS');
  const now = deps.clock.now();
  const step = requireStep(row, 'accept', getSide(row, userId), now);
  if (quote.hash !== quoteHash) fail('QUOTE_DIFFERS');
  if (isClosing) fail('REQUEST_NOT_OPEN', { state: 'expired' });
  if (isBlocked) fail('BLOCKED');
  if (!bookable) return fail('GUIDE_NOT_BOOKABLE');
  const { guideId, travelerId } = row;
  const slot = { guideId, travelerId, range: getRange(row) };
  const { taken, liveRanges } = await checkSlot(tx, deps, slot, held);
  if (taken) fail('SLOT_TAKEN');
  const { start, bookedMinutes: durationMinutes } = row;
  const tour = { guideId, bookingId: null, start, durationMinutes };
  const refusal = findWorkRefusal(bookable.work, tour, held, now);
  if (refusal) fail(refusal);
  const booking = await createBookingRow(tx, deps, row, quote, { bookable, liveRanges });
  return endRequest(tx, deps, row, step, { bookingId: booking.id }, 'tour_request.accepted', {
    bookingId: booking.id,
    payBy: booking.deadlineAt?.toString() ?? '',
  });
};

import { GAP_AFTER_TOUR_MINUTES } from '@tomoguide/contract/bookings/deadlines';
import { nextDue } from '@tomoguide/contract/bookings/moves';
import { type ParticularChoices, siteCosts } from '@tomoguide/contract/bookings/particulars';
import { type TourPrice, toRmb, tourPrice } from '@tomoguide/contract/bookings/price';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/policy';
import type { BookingId, GuideId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { violated } from '../../../database/violations.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import { assertBookable, refreshDays, type WishedTour } from '../../guides/service.ts';
import { openDeposit } from '../../payments/service.ts';
import { tell } from '../events.ts';
import { factsOf } from '../facts.ts';
import { appendHistory, wakeAt } from '../move.ts';
import { countUnpaid, insertBooking } from '../queries.ts';
import { lookAtSlot, type Taken } from '../slot.ts';
import type { BookingRow, NewBooking } from '../tables.ts';
import { takeDeposit } from './settle-deposit.ts';

/** Unpaid bookings a traveler may have checked out at a time (product §3). */
const MAX_UNPAID = 3;
/** Further away nothing is bookable; refused before the database is asked. */
const FAR_DAYS = 200;

export interface BookingRequest extends ParticularChoices {
  guideId: GuideId;
  start: Temporal.Instant;
  durationMinutes: number;
  travelers: number;
  serviceIds: readonly SubcategoryId[];
  meetingAddress: string;
  meetingPostalCode: string | null;
  useWallet: boolean;
  /** What the client believes it costs, in fen; null where it said nothing. */
  claims: { totalCents: number | null; depositCents: number | null };
}

const checkDate = (start: Temporal.Instant, now: Temporal.Instant): void => {
  const hours = start.since(now).total('hours');
  if (hours < 0 || hours > FAR_DAYS * 24)
    fail('DATE_OUT_OF_RANGE', { field: 'scheduledStartTime' });
};

/** A client's price is a claim to compare, never a fact. */
const checkClaims = (claims: BookingRequest['claims'], price: TourPrice): void => {
  const agrees = (claim: number | null, real: number) => claim === null || claim === real;
  if (
    agrees(claims.totalCents, price.totalCents) &&
    agrees(claims.depositCents, price.depositCents)
  )
    return;
  const { totalCents, depositCents } = price;
  fail('PRICE_CHANGED', { totalPrice: toRmb(totalCents), totalCents, depositCents });
};

/**
 * The guide's terms, when the wish breaks none of their rules. A time that another booking holds is
 * SLOT_TAKEN, one that the guide does not offer SLOT_NOT_AVAILABLE.
 */
const termsOf = async (tx: Tx, deps: Deps, taken: Taken | null, wish: WishedTour) => {
  const refuse = () => fail('SLOT_TAKEN', taken?.bookingId ? taken : undefined);
  try {
    const terms = await assertBookable(tx, deps, wish);
    return taken ? refuse() : terms;
  } catch (error) {
    if (taken && error instanceof Failure && error.code === 'SLOT_NOT_AVAILABLE') return refuse();
    throw error;
  }
};

const insert = async (tx: Tx, booking: NewBooking): Promise<BookingRow> => {
  try {
    return await insertBooking(tx, booking);
  } catch (error) {
    if (violated(error) === 'bookings_no_overlap') return fail('SLOT_TAKEN');
    throw error;
  }
};

/** What nobody has done yet. */
const FRESH = {
  status: 'pending',
  guidePreAccepted: false,
  paidAt: null,
  travelerConfirmedStart: false,
  guideConfirmedStart: false,
  extensionCount: 0,
  extension: 'none',
  extensionSince: null,
  cancelKind: null,
  endedAt: null,
  disputedAt: null,
} as const;

/** Writes the booking with its deadline, its first line of history and its event. */
const begin = async (
  tx: Tx,
  deps: Deps,
  draft: Omit<NewBooking, keyof typeof FRESH>,
): Promise<BookingRow> => {
  const fresh = { ...FRESH, ...draft };
  const deadlineAt = nextDue(factsOf(fresh))?.at ?? null;
  const row = await insert(tx, { ...fresh, deadlineAt });
  const step = {
    at: row.createdAt,
    event: 'check_out',
    by: 'traveler',
    byUserId: row.travelerId,
  } as const;
  await appendHistory(tx, row.id, step, { from: null, to: 'pending' });
  await wakeAt(tx, deps, row.id, deadlineAt);
  await refreshDays(tx, deps, row.guideId, row.busy);
  await tell(tx, deps, row, 'booking.created', { payBy: deadlineAt?.toString() ?? '' });
  return row;
};

/**
 * Checkout: holds the slot for 15 minutes at the price that the server computes, and opens its
 * deposit. The traveler's row is locked first, then the guide's calendar; the exclusion constraint
 * stands behind both. Fails with SELF_NOT_ALLOWED, TOO_MANY_PENDING, SLOT_TAKEN, PRICE_CHANGED and
 * whatever makes the guide not bookable so.
 */
export const createBooking = async (
  tx: Tx,
  deps: Deps,
  travelerId: UserId,
  request: BookingRequest,
): Promise<BookingRow> => {
  const now = deps.clock.now();
  const { guideId, start, durationMinutes, travelers } = request;
  checkDate(start, now);
  const traveler = await lockUser(tx, travelerId);
  if (traveler?.guideId === guideId) fail('SELF_NOT_ALLOWED', { field: 'guideId' });
  const end = start.add({ minutes: durationMinutes });
  const busy = { start, end: end.add({ minutes: GAP_AFTER_TOUR_MINUTES }) };
  const taken = await lookAtSlot(tx, deps, { guideId, travelerId, range: busy });

  const terms = await termsOf(tx, deps, taken, {
    guideId,
    travelerUserId: travelerId,
    start,
    durationMinutes,
    travelers,
    serviceIds: request.serviceIds,
  });
  if ((await countUnpaid(tx, travelerId, now)) >= MAX_UNPAID) fail('TOO_MANY_PENDING');
  const price = tourPrice({ durationMinutes, travelers, ...terms });
  checkClaims(request.claims, price);

  const { mealYen, transportYen, ticketsYen } = siteCosts(request);
  const row = await begin(tx, deps, {
    guideId,
    guideUserId: terms.guideUserId,
    travelerId,
    scheduledStart: start,
    scheduledEnd: end,
    busy,
    timeZone: terms.timeZone,
    bookedMinutes: durationMinutes,
    travelers,
    services: [...request.serviceIds],
    hourlyPriceCents: terms.hourlyPriceCents,
    additionalPriceCents: terms.additionalPriceCents,
    totalCents: price.totalCents,
    depositCents: price.depositCents,
    policy: CANCELLATION_POLICY,
    meetingAddress: request.meetingAddress,
    meetingPostalCode: request.meetingPostalCode,
    meal: request.meal,
    transport: request.transport,
    tickets: request.tickets,
    mealYen,
    transportYen,
    ticketsYen,
    createdAt: now,
  });
  const deposit = await openDeposit(tx, deps, {
    bookingId: row.id as BookingId,
    travelerId,
    depositCents: price.depositCents,
    useWallet: request.useWallet,
  });
  return deposit.paid ? ((await takeDeposit(tx, deps, row, now)) ?? row) : row;
};

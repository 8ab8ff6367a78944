import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { PROPOSE_CHANGE } from '@tomoguide/contract/bookings/change-proposal';
import { isAgreed } from '@tomoguide/contract/bookings/contact-visibility';
import {
  type DayPhones,
  isMarkTime,
  isNotMet,
  LEAVE_PHONE,
  SEND_MARK,
} from '@tomoguide/contract/bookings/day-marks';
import { calculateDaysAway } from '@tomoguide/contract/bookings/days-away';
import { NO_DRIVER_LINES } from '@tomoguide/contract/bookings/driver-lines';
import { canClaimEmergency } from '@tomoguide/contract/bookings/emergency-claim';
import type { Booking, BookingDetail, HistoryEntry } from '@tomoguide/contract/bookings/entities';
import {
  ADD_EXTRA_COST,
  getExtraCostActions,
  hasRoomForExtraCost,
} from '@tomoguide/contract/bookings/extra-costs';
import { getAllowedActions } from '@tomoguide/contract/bookings/find-transition';
import { CHANGE_ADDRESS } from '@tomoguide/contract/bookings/meeting-point';
import { type Particulars, toParticulars } from '@tomoguide/contract/bookings/particulars';
import { acceptsProof } from '@tomoguide/contract/bookings/payment-proof';
import { calculateExtensionFeeCents, toRmb } from '@tomoguide/contract/bookings/price';
import { hasStartCode } from '@tomoguide/contract/bookings/start-code';
import { getTab } from '@tomoguide/contract/bookings/statuses';
import { ASK_COLLEAGUES } from '@tomoguide/contract/bookings/substitution';
import {
  canMarkTickets,
  isAgreedAndLive,
  TICK_TICKETS,
} from '@tomoguide/contract/bookings/tickets';
import { maskBesideMessages, maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { presentPerson } from '../../accounts/service.ts';
import { type BookingMoney, type FeePaid, presentRefund } from '../../payments/service.ts';
import { mayChangeAddress } from '../policy.ts';
import type { BookingRow, DisputeRow, HistoryRow, LeadRow } from '../tables.ts';
import {
  getContestDeadline,
  getParty,
  toAgreedFacts,
  toFacts,
} from '../transitions/row-to-facts.ts';
import { joinWeather } from '../weather/weather-queries.ts';
import { normalizeBookedItinerary } from './agreed-itinerary.ts';
import { openProposal } from './open-proposal.ts';
import { mayProposeChange, presentChanges } from './present-changes.ts';
import { type DisputeFiles, presentDispute } from './present-dispute.ts';
import { presentForOthers } from './present-lead.ts';
import { mayAskColleagues, presentSubstitution } from './present-substitution.ts';
import { loadRelated, loadUnmaskedBookingIds, type Related } from './related-rows.ts';

const toInstantText = (instant: Temporal.Instant | null): string | null =>
  instant?.toString() ?? null;

/** The amounts of a booking without payments. */
const NO_MONEY: BookingMoney = { walletCents: 0, fees: [], refunds: [], earnedCents: null };

/**
 * Returns the paid minutes beyond the booked duration: from extensions in effect, and from an extension
 * that is paid and awaits an answer.
 */
const getPaidExtensionMinutes = (row: BookingRow): number => {
  const scheduled = row.scheduledStart.until(row.scheduledEnd).total('minutes');
  const waiting = row.extension === 'paid' ? (row.extensionMinutes ?? 0) : 0;
  return scheduled - row.bookedMinutes + waiting;
};

/** Returns the extension that awaits its payment or an answer; null if there is none. */
const openExtension = (row: BookingRow): Booking['extensionAsked'] => {
  const minutes = row.extensionMinutes;
  if (row.extension === 'none' || minutes === null) return null;
  return {
    minutes,
    feeCents: calculateExtensionFeeCents(row.totalCents, row.bookedMinutes, minutes),
    paid: row.extension === 'paid',
    scheduledEndTime: row.scheduledEnd.add({ minutes }).toString(),
  };
};

/** Returns the two parts of the price: what is paid online now, and what is paid in person later. */
const presentPayments = (
  row: BookingRow,
  { proofs }: Related,
  fees: readonly FeePaid[],
): Booking['payments'] => {
  const proof = proofs.get(row.id);
  const unproved = { proofUploadedByTraveler: false, verifiedByGuide: false };
  return [
    {
      kind: 'deposit',
      amountCents: row.depositCents,
      paidAt: toInstantText(row.paidAt),
      ...unproved,
    },
    {
      kind: 'final_payment',
      amountCents: row.totalCents - row.depositCents,
      paidAt: null,
      proofUploadedByTraveler: proof !== undefined,
      verifiedByGuide: proof === 'verified',
    },
    ...fees.map(({ amountCents, paidAt }) => ({
      kind: 'extension' as const,
      amountCents,
      paidAt: toInstantText(paidAt),
      ...unproved,
    })),
  ];
};

/**
 * Returns the actions that this party can take now. No dispute is possible after an accepted claim, because
 * the money is already split. A guide can withdraw from an instant booking once a month.
 */
const getPartyActions = (
  row: BookingRow,
  party: Party,
  now: Temporal.Instant,
  { claims, proposals: all, weather, withdrawnGuides }: Related,
): Booking['can'] => {
  const proposed = { proposals: all.get(row.id) ?? [], isInWeather: weather.has(row.id) };
  const settled = claims.get(row.id) === 'accepted';
  const actions = getAllowedActions(toFacts(row), party, now).filter(
    (action) =>
      !(settled && action === 'open_dispute') &&
      !(action === 'withdraw_instant' && withdrawnGuides.has(row.guideId)),
  );
  return [
    ...actions,
    ...(mayChangeAddress(row, party, now) ? ([CHANGE_ADDRESS] as const) : []),
    ...(canMarkTickets(row, party) ? ([TICK_TICKETS] as const) : []),
    ...(isMarkTime(toFacts(row), now) ? ([SEND_MARK] as const) : []),
    ...(hasStartCode(row.status) ? ([LEAVE_PHONE] as const) : []),
    ...(mayProposeChange(row, party, now, proposed) ? ([PROPOSE_CHANGE] as const) : []),
    ...(mayAskColleagues(row, party, now) ? ([ASK_COLLEAGUES] as const) : []),
    ...(isAgreedAndLive(row.status) &&
    row.substituteAnswerBy === null &&
    hasRoomForExtraCost(row.extraCosts, party)
      ? ([ADD_EXTRA_COST] as const)
      : []),
  ];
};

/** Returns a reason as the user sees it: masked unless it is the user's own or contacts can be shown. */
const getVisibleReason = (isUnmasked: boolean, reason: string, isOwn: boolean): string =>
  isOwn || isUnmasked ? reason : maskBesideMessages(reason).text;

const getVisibleParticulars = (row: BookingRow, party: Party, isUnmasked: boolean): Particulars => {
  const all = toParticulars(row.particulars);
  return {
    ...all,
    meetingAddress:
      party === 'traveler' || isUnmasked
        ? all.meetingAddress
        : maskBesideMessages(all.meetingAddress).text,
  };
};

/** Each sees the other's number only if both left one, and only once they should have met. */
const presentPhones = (row: BookingRow, party: Party, now: Temporal.Instant): DayPhones => {
  const { travelerPhone, guidePhone } = row;
  const [own, other] =
    party === 'traveler' ? [travelerPhone, guidePhone] : [guidePhone, travelerPhone];
  return { own, other: own !== null && isNotMet(toFacts(row), now) ? other : null };
};

const presentOne = (
  row: BookingRow,
  userId: UserId,
  party: Party,
  now: Temporal.Instant,
  all: Related,
): Booking => {
  const guide = all.guides.get(row.guideId);
  const traveler = all.people.get(row.travelerId);
  if (!guide || !traveler) throw new Error(`booking ${row.id} lost one of its people`);
  const isUnmasked = all.unmasked.has(row.id);
  const showsPlace = isUnmasked || isAgreed(row);
  const { walletCents, fees, refunds, earnedCents } = all.money.get(row.id) ?? NO_MONEY;
  return {
    id: row.id,
    bookingNumber: formatBookingNumber(row.id),
    guideId: row.guideId,
    travelerId: row.travelerId,
    guide,
    traveler: presentPerson(traveler),
    viewerIs: party,
    date: row.scheduledStart.toZonedDateTimeISO(row.timeZone).toPlainDate().toString(),
    scheduledStartTime: row.scheduledStart.toString(),
    scheduledEndTime: row.scheduledEnd.toString(),
    timeZone: row.timeZone,
    daysAway: calculateDaysAway(row.scheduledStart, now, row.timeZone),
    duration: row.bookedMinutes / 60,
    travelers: row.travelers,
    services: row.services,
    itinerary: normalizeBookedItinerary(row.itinerary),
    itineraryNow: all.itinerariesNow.get(row.id) ?? null,
    ticketsBought: row.ticketsBought,
    totalPrice: toRmb(row.totalCents),
    currency: 'RMB',
    totalCents: row.totalCents,
    depositCents: row.depositCents,
    finalPaymentCents: row.totalCents - row.depositCents,
    hourlyPriceCents: row.hourlyPriceCents,
    additionalPriceCents: row.additionalPriceCents,
    walletCents: party === 'traveler' ? walletCents : 0,
    payments: presentPayments(row, all, fees),
    takesProof: party === 'traveler' && !all.proofs.has(row.id) && acceptsProof(toFacts(row), now),
    emergencyClaim: all.claims.get(row.id) ?? null,
    takesEmergencyClaim:
      party === 'traveler' && !all.claims.has(row.id) && canClaimEmergency(toAgreedFacts(row), now),
    instant: row.instant,
    weather: all.weather.get(row.id) ?? null,
    status: row.status,
    tab: getTab(row.status),
    can: getPartyActions(row, party, now, all),
    deadlineAt: toInstantText(row.deadlineAt),
    // Shows the deadline for contesting rather than the row's `settleAt`: an emergency claim can set
    // `settleAt` without a no-show or delay it, but does not extend the time for contesting.
    settleAt: row.settleAt && toInstantText(getContestDeadline(row, now)),
    cancelKind: row.cancelKind,
    rejectReason: row.rejectReason,
    // The cancel kind names the party that cancelled.
    reason: row.reason && getVisibleReason(isUnmasked, row.reason, row.cancelKind === party),
    travelerConfirmedStart: row.travelerConfirmedStart,
    guideConfirmedStart: row.guideConfirmedStart,
    travelerConfirmedExtension: row.travelerConfirmedExtension,
    extensionCount: row.extensionCount,
    extensionPrice:
      row.extension === 'unpaid' && row.extensionPriceCents !== null
        ? toRmb(row.extensionPriceCents)
        : null,
    extensionAsked: openExtension(row),
    paidExtensionMinutes: getPaidExtensionMinutes(row),
    extensionCents: fees.reduce((cents, { amountCents }) => cents + amountCents, 0),
    ...getVisibleParticulars(row, party, showsPlace),
    forOthers: presentForOthers(row, all.leads.get(row.id), party, {
      now,
      completedAt: all.completions.get(row.id) ?? row.endedAt,
    }),
    addressProposal: openProposal(row, now),
    driverLines: row.driverLines ?? NO_DRIVER_LINES,
    dayMarks: row.dayMarks,
    dayPhones: presentPhones(row, party, now),
    extraCosts: row.extraCosts.map(({ id: _, ...line }) => ({
      ...line,
      text: isUnmasked || line.by === party ? line.text : maskContacts(line.text).text,
      can: getExtraCostActions(line, party, {
        status: row.status,
        isSubstituteProposed: row.substituteAnswerBy !== null,
      }),
    })),
    mealYen: row.mealYen,
    transportYen: row.transportYen,
    ticketsYen: row.ticketsYen,
    substitution: presentSubstitution(
      all.substitutions.get(row.id),
      { userId, party },
      all.colleagues,
      now,
    ),
    changes: presentChanges(row, all.proposals.get(row.id) ?? [], party, {
      now,
      weather: joinWeather(all.weather.has(row.id), all.weatherAfterMove.get(row.id)),
    }),
    refundBounds: { floorPercent: row.refundFloorPercent, capPercent: row.refundCapPercent },
    freeCancellationUntil: toInstantText(row.freeCancelUntil),
    policy: row.policy,
    refunds: party === 'traveler' ? refunds.map(presentRefund) : [],
    earnedCents: party === 'guide' ? earnedCents : null,
    createdAt: row.createdAt.toString(),
    paidAt: toInstantText(row.paidAt),
    // A booking from a tour request was accepted when it was created, even if it is unpaid.
    acceptedAt: toInstantText(row.acceptedAt ?? (row.guidePreAccepted ? row.createdAt : null)),
    endedAt: toInstantText(row.endedAt),
  };
};

export const presentEntry = (entry: HistoryRow): HistoryEntry => ({
  at: entry.at.toString(),
  event: entry.event,
  by: entry.by,
  from: entry.from,
  to: entry.to,
  cancelKind: entry.cancelKind,
  rejectReason: entry.rejectReason,
  reason: entry.reason,
  enteredAt: toInstantText(entry.enteredAt),
});

/** Presents bookings to this user; omits other users' bookings. */
export const presentBookings = async (
  db: Executor,
  rows: readonly BookingRow[],
  userId: UserId,
  now: Temporal.Instant,
  unmasked?: ReturnType<typeof loadUnmaskedBookingIds>,
): Promise<Booking[]> => {
  if (rows.length === 0) return [];
  const all = await loadRelated(db, rows, unmasked ?? loadUnmaskedBookingIds(db, rows, now), now);
  return rows.flatMap((row) => {
    const party = getParty(row, userId);
    return party ? [presentOne(row, userId, party, now, all)] : [];
  });
};

/** The booking that a checkout created, with what is needed to present it. */
export interface CreatedBooking {
  row: BookingRow;
  traveler: UserSummary;
  /** The lead traveler, if the booking is for another person. */
  lead: LeadRow | null;
  /** Amount paid from the wallet, in fen. */
  walletCents: number;
}

/** Presents a new booking to its traveler. */
export const presentCreated = (
  { row, traveler, walletCents, lead }: CreatedBooking,
  guides: Related['guides'],
  now: Temporal.Instant,
): Booking => {
  const people = new Map([[row.travelerId, traveler]]);
  const money = new Map([[row.id, { ...NO_MONEY, walletCents }]]);
  const leads = new Map(lead ? [[row.id, lead]] : []);
  // The traveler sees only their own text, so nothing is masked.
  const none = {
    proofs: new Map(),
    claims: new Map(),
    completions: new Map(),
    proposals: new Map(),
    weatherAfterMove: new Map(),
    substitutions: new Map(),
    colleagues: new Map(),
    // The checkout has shown it.
    weather: new Map(),
  };
  const withdrawnGuides = new Set<GuideId>();
  // The itinerary was copied under the guide's lock in this transaction, so it is current.
  const itinerariesNow = new Map(row.itinerary ? [[row.id, 'same' as const]] : []);
  const unmasked = new Set<BookingId>();
  return presentOne(row, row.travelerId, 'traveler', now, {
    guides,
    people,
    money,
    leads,
    unmasked,
    itinerariesNow,
    withdrawnGuides,
    ...none,
  });
};

export const presentBooking = async (
  db: Executor,
  row: BookingRow,
  userId: UserId,
  now: Temporal.Instant,
  unmasked?: ReturnType<typeof loadUnmaskedBookingIds>,
): Promise<Booking> => {
  const [booking] = await presentBookings(db, [row], userId, now, unmasked);
  if (!booking) throw new Error(`booking ${row.id} was presented to a stranger`);
  return booking;
};

/** Adds the fields that only the booking's own page shows. */
export const presentDetail = (
  row: BookingRow,
  booking: Booking,
  {
    history,
    dispute,
    isUnmasked,
  }: {
    history: readonly HistoryRow[];
    dispute: { row: DisputeRow; files: DisputeFiles } | null;
    isUnmasked: boolean;
  },
): BookingDetail => ({
  ...booking,
  history: history.map(({ reason, ...entry }) =>
    presentEntry({
      ...entry,
      reason: reason && getVisibleReason(isUnmasked, reason, entry.by === booking.viewerIs),
    }),
  ),
  dispute: dispute && presentDispute(row, dispute.row, dispute.files),
});

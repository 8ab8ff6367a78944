import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  type ChangeState,
  canProposeChange,
  getChangeActions,
  getChangeState,
} from '@tomoguide/contract/bookings/change-proposal';
import type {
  BookingChanges,
  BookingPlan,
  ChangeProposal,
  ChangeTerms,
} from '@tomoguide/contract/bookings/entities';
import { CHANGE_PROPOSALS_MAX, CHANGES_MAX } from '@tomoguide/contract/bookings/figures';
import { toRmb } from '@tomoguide/contract/bookings/price';
import type { ChangeWeather } from '@tomoguide/contract/bookings/weather';
import type { RefundBounds } from '@tomoguide/contract/payments/cancellation-policy';
import { listChangedParts } from '../proposals/changed-parts.ts';
import type { BookingRow, ChangeRow, StoredPlan } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { normalizeBookedItinerary } from './agreed-itinerary.ts';

const presentPlan = (plan: StoredPlan): BookingPlan => {
  const start = Temporal.Instant.from(plan.start);
  return {
    scheduledStartTime: plan.start,
    scheduledEndTime: start.add({ minutes: plan.durationMinutes }).toString(),
    duration: plan.durationMinutes / 60,
    travelers: plan.travelers,
    group: plan.group,
    services: plan.services,
    itinerary: normalizeBookedItinerary(plan.itinerary),
    totalPrice: toRmb(plan.totalCents),
    totalCents: plan.totalCents,
    depositCents: plan.depositCents,
    finalPaymentCents: plan.totalCents - plan.depositCents,
  };
};

interface Terms extends Pick<ChangeRow, 'before' | 'after' | 'toPayCents' | 'refundCents'> {
  bounds: RefundBounds;
  weather: ChangeWeather | null;
}

export const presentTerms = ({
  before,
  after,
  toPayCents,
  refundCents,
  bounds,
  weather,
}: Terms): ChangeTerms => ({
  changed: listChangedParts(before, after),
  before: presentPlan(before),
  after: presentPlan(after),
  toPayCents,
  refundCents,
  refundBounds: bounds,
  weather,
});

const isLive = (state: ChangeState): boolean => state === 'open' || state === 'awaiting_payment';

const presentProposal = (
  row: ChangeRow,
  party: Party,
  now: Temporal.Instant,
  weather: ChangeWeather | null,
): ChangeProposal => ({
  id: row.id,
  by: row.by,
  state: getChangeState(row, now),
  can: getChangeActions(row, party, now),
  ...presentTerms({
    ...row,
    bounds: { floorPercent: row.refundFloorPercent, capPercent: row.refundCapPercent },
    weather: isLive(getChangeState(row, now)) ? weather : null,
  }),
  proposedAt: row.proposedAt.toString(),
  answerBy: row.answerBy.toString(),
  payBy: row.payBy?.toString() ?? null,
  endedAt: row.endedAt?.toString() ?? null,
});

/**
 * Presents a booking's proposals, which must be sorted from newest to oldest, to this party. `weather`: what
 * declared bad weather means for the open one.
 */
export const presentChanges = (
  row: Pick<BookingRow, 'changeProposalCount' | 'changeCount'>,
  proposals: readonly ChangeRow[],
  party: Party,
  { now, weather }: { now: Temporal.Instant; weather: ChangeWeather | null },
): BookingChanges => {
  const all = proposals.map((proposal) => presentProposal(proposal, party, now, weather));
  return {
    open: all.find(({ state }) => isLive(state)) ?? null,
    ended: all.filter(({ state }) => !isLive(state)),
    proposalsLeft: CHANGE_PROPOSALS_MAX - row.changeProposalCount,
    changesLeft: CHANGES_MAX - row.changeCount,
  };
};

/** Returns whether this party can propose a change now, which may replace its own open proposal. */
export const mayProposeChange = (
  row: BookingRow,
  party: Party,
  now: Temporal.Instant,
  { proposals, isInWeather }: { proposals: readonly ChangeRow[]; isInWeather: boolean },
): boolean => {
  const counts = { proposals: row.changeProposalCount, changes: row.changeCount };
  return (
    row.colleaguesDueAt === null &&
    row.substituteAnswerBy === null &&
    canProposeChange(toFacts(row, isInWeather), counts, now) &&
    proposals.every((proposal) => {
      const state = getChangeState(proposal, now);
      return state === 'open' ? proposal.by === party : state !== 'awaiting_payment';
    })
  );
};

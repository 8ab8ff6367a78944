import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { getDeadline } from '@tomoguide/contract/bookings/deadlines';
import type { StepEventType } from '@tomoguide/contract/bookings/effects';
import type { BookingEvents, BookingParties } from '@tomoguide/contract/bookings/events';
import { findNextDueTransition } from '@tomoguide/contract/bookings/find-transition';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { findDispute } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';
import { isFreedByGuide, toFacts } from '../transitions/row-to-facts.ts';
import { openProposal } from '../view/open-proposal.ts';
import type { StepFacts, TakenStep } from './taken-step.ts';

/** A step whose effects on money have been applied. */
export interface SettledStep extends Pick<TakenStep, 'before' | 'after' | 'step'> {
  facts?: StepFacts;
  /** The amount that the step refunded, in fen. */
  refundCents: number;
}

type Details<Type extends StepEventType> = Omit<BookingEvents[Type], keyof BookingParties>;

const getNextDeadline = (row: BookingRow): string =>
  findNextDueTransition(toFacts(row))?.at.toString() ?? '';

/** Returns the party that took the step. Throws if someone else took it. */
export const getActingSide = ({ by }: SettledStep['step']): Party => {
  if (by === 'traveler' || by === 'guide') return by;
  throw new Error(`${by} is no side of a booking`);
};

const DETAILS: {
  readonly [Type in StepEventType]: (
    taken: SettledStep,
    tx: Tx,
  ) => Details<Type> | Promise<Details<Type>>;
} = {
  'booking.created': ({ after }) => ({ payBy: after.deadlineAt?.toString() ?? '' }),
  'booking.paid': ({ after }) => ({
    answerBy: after.status === 'confirmed' ? getNextDeadline(after) : null,
  }),
  'booking.accepted': () => ({}),
  'booking.rejected': ({ step, refundCents }) => ({
    refundCents,
    rejectReason: step.rejectReason ?? 'other',
    reason: step.reason ?? null,
  }),
  'booking.cancelled': ({ before, after, step, refundCents }) => {
    if (!after.cancelKind) throw new Error(`booking ${after.id} was cancelled without a reason`);
    return {
      cancelKind: after.cancelKind,
      from: before.status,
      contestBy: after.settleAt?.toString() ?? null,
      refundCents,
      reason: step.reason ?? null,
      ...(step.by === 'traveler' || step.by === 'guide' ? { by: step.by } : {}),
      ...(isFreedByGuide(after) ? { freedByGuide: true as const } : {}),
      ...(step.event === 'decline_substitute' ? { substitute: 'declined' as const } : {}),
      ...(step.event === 'substitute_unanswered' ? { substitute: 'unanswered' as const } : {}),
    };
  },
  'booking.changed': ({ after, facts, refundCents }) => {
    if (!facts?.proposedBy) throw new Error(`booking ${after.id} was changed without a proposal`);
    return { by: facts.proposedBy, refundCents };
  },
  'booking.substitute_proposed': ({ after, facts }) => {
    const { id, substituteId, substituteUserId, answerBy } = facts?.substitution ?? {};
    if (!id || !substituteId || !substituteUserId || !answerBy)
      throw new Error(`booking ${after.id} has no substitute to propose`);
    return { substitutionId: id, substituteId, substituteUserId, answerBy: answerBy.toString() };
  },
  'booking.substitute_dropped': () => ({}),
  'booking.substituted': ({ before, after, step, facts }) => {
    if (!facts?.substitution) throw new Error(`booking ${after.id} was handed over to no one`);
    return {
      substitutionId: facts.substitution.id,
      firstGuideId: before.guideId,
      firstGuideUserId: before.guideUserId,
      open: {
        address: openProposal(after, step.at)?.by === 'traveler',
        costs: after.extraCosts
          .filter(({ by, state }) => by === 'traveler' && state === 'proposed')
          .map(({ number, text, yen }) => ({ number, text, yen })),
      },
    };
  },
  'booking.start_near': () => ({ confirmedBy: null }),
  'booking.start_confirmed': ({ step }) => ({ by: getActingSide(step) }),
  // Omits `by` if the step was taken through the travelers' link, which has no user.
  'booking.started': ({ step }) => (step.byUserId ? { by: getActingSide(step) } : {}),
  'booking.completed': async ({ before, step }, tx) => {
    const dispute = before.disputedAt ? await findDispute(tx, before.id) : null;
    return { by: step.by, from: before.status, again: dispute?.openedFrom === 'completed' };
  },
  'booking.extension_requested': ({ after }) => ({
    minutes: after.extensionMinutes ?? 0,
    answerBy: getNextDeadline(after),
  }),
  'booking.extension_agreed': ({ after }) => ({
    minutes: after.extensionMinutes ?? 0,
    confirmBy: getNextDeadline(after),
  }),
  'booking.extension_refused': ({ step, refundCents }) => ({
    why: step.event === 'decline_extension' ? 'declined' : 'unanswered',
    refundCents,
  }),
  'booking.extended': ({ before, after }) => ({
    minutes: before.extensionMinutes ?? 0,
    endsAt: after.scheduledEnd.toString(),
  }),
  'booking.disputed': ({ after, step }) => ({
    by: getActingSide(step),
    decideBy: getDeadline('dispute', toFacts(after)).toString(),
  }),
  'booking.dispute_decided': ({ after, step, refundCents }) => ({
    outcome: after.status === 'completed' ? 'completed' : 'cancelled',
    refundCents,
    reason: step.reason ?? null,
  }),
};

const recordOne = async <Type extends StepEventType>(
  tx: Tx,
  deps: Deps,
  type: Type,
  taken: SettledStep,
): Promise<void> => recordBookingEvent(tx, deps, taken.after, type, await DETAILS[type](taken, tx));

/** Records the events of a step, in order. */
export const recordStepEvents = async (
  tx: Tx,
  deps: Deps,
  types: readonly StepEventType[],
  taken: SettledStep,
): Promise<void> => {
  for (const type of types) await recordOne(tx, deps, type, taken);
};

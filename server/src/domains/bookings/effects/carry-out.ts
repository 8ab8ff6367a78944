import { getDisputeDeadline } from '@tomoguide/contract/bookings/deadlines';
import { type Effects, getEffects } from '@tomoguide/contract/bookings/effects';
import { hasStartCode } from '@tomoguide/contract/bookings/start-code';
import type { Transition } from '@tomoguide/contract/bookings/transitions';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { recordPatterns } from '../patterns/record-patterns.ts';
import { closeProposal } from '../proposals/end-proposal.ts';
import { type StepChanges, updateBooking } from '../queries.ts';
import { signCheckedOut } from '../quote/quote-queries.ts';
import { closeSubstitution } from '../substitutions/end-substitution.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { applyTransition, type Step, writeTransition } from '../transitions/take-transition.ts';
import { decideRecord, openRecord } from './dispute-record.ts';
import { applyMoney } from './money.ts';
import { getSlotChanges, refreshSlot } from './slot.ts';
import { recordStepEvents } from './step-events.ts';
import type { StepFacts } from './taken-step.ts';

/** Deletes what is needed only until the two have met. */
const MET: StepChanges = {
  travelerPhone: null,
  guidePhone: null,
  notMetSince: null,
  notMetBy: null,
};

/** Returns the columns that the effects change, with their new values. */
const getRowChanges = (
  { money, slot, dispute }: Effects,
  row: BookingRow,
  { at, isUpcoming }: { at: Temporal.Instant; isUpcoming: boolean },
): StepChanges => ({
  ...getSlotChanges(slot, row, dispute === 'open'),
  ...(dispute === 'open' ? { disputedAt: at } : {}),
  // Proposals and requests to colleagues end when the booking is no longer upcoming.
  ...(isUpcoming ? {} : { changeDueAt: null, colleaguesDueAt: null, substituteAnswerBy: null }),
  settleAt: money === 'split_later' ? getDisputeDeadline({ ...toFacts(row), endedAt: at }) : null,
});

/**
 * Applies a transition to a locked booking: changes the booking, appends to its history, applies the
 * transition's effects in the order of their table and records its events, all in the caller's transaction.
 * For a step that takes or frees time, the caller must also hold the lock of the guide's calendar. Returns
 * the changed booking and the amount refunded, in fen. Throws INVALID_TRANSITION for a dispute after an
 * accepted emergency claim.
 */
export const carryOut = async (
  tx: Tx,
  deps: Deps,
  before: BookingRow,
  transition: Transition,
  by: Omit<Step, 'event'>,
  facts: StepFacts = {},
): Promise<{ row: BookingRow; refundCents: number }> => {
  const effects = getEffects(transition);
  const step: Step = { ...by, event: transition.event };
  const after = applyTransition(before, transition, step, {
    ...getRowChanges(effects, before, {
      at: step.at,
      isUpcoming: transition.to === 'upcoming',
    }),
    ...facts.plan,
    ...(hasStartCode(transition.to) ? {} : MET),
    ...facts.changes,
  });
  const written = Promise.all([
    writeTransition(tx, before, after, transition, step),
    facts.plan && updateBooking(tx, after.id, facts.plan),
  ]);
  const taken = { before, after, step, facts };
  // Without these effects, the step's events share its round trip.
  const isPlain = !(effects.money ?? effects.slot ?? effects.dispute);
  const [refundCents] = isPlain
    ? [0]
    : await Promise.all([applyMoney(tx, deps, effects.money, taken), written]);
  const settled = { before, after, step, facts, refundCents };
  if (effects.dispute === 'open') await openRecord(tx, deps, settled);
  if (effects.dispute === 'decide') await decideRecord(tx, settled);
  const signed =
    effects.quoteSignedBy === 'guide' && signCheckedOut(tx, after.id, after.guideUserId, step.at);
  await Promise.all([
    written,
    signed,
    refreshSlot(tx, deps, effects.slot, taken),
    recordStepEvents(tx, deps, effects.records, settled),
  ]);
  if (before.changeDueAt && after.status !== 'upcoming') await closeProposal(tx, deps, after);
  if ((before.colleaguesDueAt || before.substituteAnswerBy) && after.status !== 'upcoming')
    await closeSubstitution(tx, deps, after, transition.event);
  if (after.status === 'cancelled') await recordPatterns(tx, deps, after, step.at);
  return { row: after, refundCents };
};

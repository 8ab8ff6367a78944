import type { Actor } from '@tomoguide/contract/bookings/booking-facts';
import { remindAt } from '@tomoguide/contract/bookings/deadlines';
import { findNextDueTransition } from '@tomoguide/contract/bookings/find-transition';
import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import { getTicketReminderTime } from '@tomoguide/contract/bookings/tickets';
import type { HistoryEvent, Transition } from '@tomoguide/contract/bookings/transitions';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { type HistoryEntry, insertHistory, type StepChanges, writeStep } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from './row-to-facts.ts';

export interface Step {
  /** Read from the clock once per step, so that the decision and the record have the same time. */
  at: Temporal.Instant;
  event: HistoryEvent;
  by: Actor;
  byUserId?: UserId;
  reason?: string | null;
  rejectReason?: RejectReason | null;
  /** When the start code was entered, according to the phone's clock. */
  enteredAt?: Temporal.Instant | null;
}

type Move = Pick<Transition, 'to' | 'cancelKind'> & { from: BookingRow['status'] | null };

const buildEntry = (bookingId: BookingId, step: Step, move: Move): HistoryEntry => ({
  bookingId,
  at: step.at,
  event: step.event,
  by: step.by,
  byUserId: step.byUserId ?? null,
  from: move.from,
  to: move.to,
  cancelKind: move.cancelKind ?? null,
  rejectReason: step.rejectReason ?? null,
  reason: step.reason ?? null,
  enteredAt: step.enteredAt ?? null,
});

/** Appends an entry to the booking's history. */
export const appendHistory = async (
  tx: Tx,
  bookingId: BookingId,
  step: Step,
  move: Move,
): Promise<void> => {
  await insertHistory(tx, buildEntry(bookingId, step, move));
};

/** Returns the columns that a transition changes: status, reasons and timers. */
const getStepChanges = (
  row: BookingRow,
  transition: Transition,
  { at: now, reason = null, rejectReason = null }: Step,
): StepChanges => {
  const status = transition.to;
  const ends = status === 'cancelled' || status === 'completed';
  return {
    status,
    ...(ends ? { endedAt: now, extension: 'none' as const } : {}),
    ...(status === 'cancelled' ? { reason, rejectReason } : {}),
    cancelKind: status === 'completed' ? null : (transition.cancelKind ?? row.cancelKind),
    remindAt: status === 'upcoming' ? remindAt(toFacts(row), now) : null,
    ticketsRemindAt:
      status === 'upcoming' ? getTicketReminderTime(row, row.scheduledStart, now) : null,
  };
};

/** Returns a booking as a transition leaves it, with its next deadline. */
export const applyTransition = (
  row: BookingRow,
  transition: Transition,
  step: Step,
  changes: Partial<BookingRow>,
): BookingRow => {
  const changed = { ...row, ...changes };
  const after = { ...changed, ...getStepChanges(changed, transition, step), ...changes };
  return { ...after, deadlineAt: findNextDueTransition(toFacts(after))?.at ?? null };
};

/** Writes a transition of a locked booking, and appends it to the history. Called only by `carryOut`. */
export const writeTransition = (
  tx: Tx,
  before: BookingRow,
  after: BookingRow,
  transition: Transition,
  step: Step,
): Promise<void> =>
  writeStep(tx, after, buildEntry(after.id, step, { ...transition, from: before.status }));

import {
  EXTRA_COST_STEPS,
  type ExtraCostAction,
  findExtraCostStep,
} from '@tomoguide/contract/bookings/extra-costs';
import { isAgreedAndLive } from '@tomoguide/contract/bookings/tickets';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';

/**
 * Accepts or declines an extra cost of the other party, or withdraws the party's own; a repeated call has no
 * effect. Throws NOT_FOUND, INVALID_TRANSITION after the tour, EXTRA_COST_ANSWERED, or
 * SUBSTITUTION_PENDING if it accepts one while a substitute is proposed.
 */
export const answerExtraCost = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { number, action }: { number: number; action: ExtraCostAction },
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const line = row.extraCosts.find((one) => one.number === number) ?? fail('NOT_FOUND');
  const { to, by } = EXTRA_COST_STEPS.find(({ event }) => event === action) ?? fail('NOT_FOUND');
  const isRepeated = line.state === to && (line.by === party) === (by === 'author');
  if (isRepeated) return row;
  if (!isAgreedAndLive(row.status)) fail('INVALID_TRANSITION', { status: row.status });
  const step = findExtraCostStep(line, action, party) ?? fail('EXTRA_COST_ANSWERED');
  if (step.to === 'proposed') return row;
  if (row.substituteAnswerBy && step.to === 'accepted') fail('SUBSTITUTION_PENDING');
  const extraCosts = row.extraCosts.map((one) => (one === line ? { ...one, state: step.to } : one));
  const answered = await updateBooking(tx, id, { extraCosts });
  await recordBookingEvent(tx, deps, answered, 'booking.extra_cost_answered', {
    by: party,
    author: line.by,
    number,
    state: step.to,
    yen: line.yen,
    isLast: !extraCosts.some((one) => one.by === line.by && one.state === 'proposed'),
  });
  return answered;
};

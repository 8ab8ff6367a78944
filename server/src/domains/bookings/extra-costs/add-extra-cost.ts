import { hasRoomForExtraCost } from '@tomoguide/contract/bookings/extra-costs';
import { isAgreedAndLive } from '@tomoguide/contract/bookings/tickets';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';

export interface NewExtraCost {
  /** The ID that the client gave the line. */
  id: string;
  text: string;
  yen: number;
}

/**
 * Proposes an extra cost to the other party; a repeated call has no effect. It is paid on site, so nothing
 * is written to the ledger. Throws NOT_FOUND, COST_ID_REUSED for the ID of another cost, INVALID_TRANSITION
 * before the guide's acceptance and after the tour, SUBSTITUTION_PENDING while a substitute is proposed, or
 * TOO_MANY_EXTRA_COSTS (docs/product/bookings.md, "Extra costs").
 */
export const addExtraCost = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  cost: NewExtraCost,
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const sent = row.extraCosts.find((line) => line.id === cost.id && line.by === party);
  if (sent) return sent.text === cost.text && sent.yen === cost.yen ? row : fail('COST_ID_REUSED');
  if (!isAgreedAndLive(row.status)) fail('INVALID_TRANSITION', { status: row.status });
  if (row.substituteAnswerBy) fail('SUBSTITUTION_PENDING');
  if (!hasRoomForExtraCost(row.extraCosts, party)) fail('TOO_MANY_EXTRA_COSTS');
  const line = {
    ...cost,
    number: row.extraCosts.length + 1,
    by: party,
    at: deps.clock.now().toString(),
    state: 'proposed' as const,
  };
  const added = await updateBooking(tx, id, { extraCosts: [...row.extraCosts, line] });
  const { text, yen } = cost;
  await recordBookingEvent(tx, deps, added, 'booking.extra_cost_proposed', {
    by: party,
    number: line.number,
    text,
    yen,
  });
  return added;
};

import {
  findSubstitutionStep,
  type SubstitutionStep,
} from '@tomoguide/contract/bookings/substitution';
import type { BookingEvent } from '@tomoguide/contract/bookings/transitions';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { lockGuide, refreshDays } from '../../guides/service.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow, SubstitutionRow } from '../tables.ts';
import {
  findLiveSubstitution,
  loadAskedColleagues,
  updateSubstitution,
} from './substitution-queries.ts';

/**
 * Ends a live substitution of a locked booking: frees the colleague's time, and tells the colleagues. The
 * caller clears the booking's deadlines. Locks the colleague's calendar after the booking; two substitutions
 * in opposite directions can therefore deadlock, and are then retried.
 */
export const endSubstitution = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  substitution: SubstitutionRow,
  to: SubstitutionStep['to'],
): Promise<void> => {
  if (to === 'asked' || to === 'proposed')
    throw new Error(`substitution ${substitution.id} does not end as ${to}`);
  const now = deps.clock.now();
  const { substituteId, hold } = substitution;
  if (substituteId !== null) await lockGuide(tx, substituteId);
  await updateSubstitution(tx, substitution.id, { state: to, endedAt: now });
  // A substitute whom the traveler agreed to stays busy.
  if (to !== 'agreed' && substituteId !== null && hold)
    await refreshDays(tx, deps, substituteId, hold);
  const colleagues = (await loadAskedColleagues(tx, [substitution.id])).get(substitution.id) ?? [];
  await record(tx, {
    type: 'substitution.ended',
    payload: {
      bookingId: row.id,
      guideId: substitution.firstGuideId,
      guideUserId: substitution.firstGuideUserId,
      travelerId: row.travelerId,
      substitutionId: substitution.id,
      colleagues: colleagues
        .filter(({ answer }) => answer !== 'refused')
        .map(({ userId }) => userId),
      substituteUserId: substitution.substituteUserId,
      state: to,
    },
    occurredAt: now,
  });
};

/** Ends the request of a locked booking whose colleagues did not accept in time. The booking stays as it is. */
export const expireSubstitution = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  now: Temporal.Instant,
): Promise<BookingRow> => {
  const live = await findLiveSubstitution(tx, row.id);
  const step = live && findSubstitutionStep(live, 'expire', 'clock', now);
  if (!live || step?.to !== 'unanswered')
    throw new Error(`booking ${row.id} has no colleagues who did not answer`);
  await endSubstitution(tx, deps, row, live, step.to);
  return updateBooking(tx, row.id, { colleaguesDueAt: null });
};

const getEndState = (event: BookingEvent): SubstitutionStep['to'] => {
  if (event === 'decline_substitute') return 'declined';
  return event === 'substitute_unanswered' ? 'lapsed' : 'closed';
};

/** Ends the live substitution of a booking that `event` ended or started. */
export const closeSubstitution = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  event: BookingEvent,
): Promise<void> => {
  const live = await findLiveSubstitution(tx, row.id);
  if (!live) throw new Error(`booking ${row.id} has no substitution to close`);
  await endSubstitution(tx, deps, row, live, getEndState(event));
};

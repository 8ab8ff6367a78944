import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { findSubstitutionStep } from '@tomoguide/contract/bookings/substitution';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { runBookingDeadlines } from '../deadlines/run-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { lockBookingAndCalendar } from '../queries.ts';
import { endSubstitution } from '../substitutions/end-substitution.ts';
import {
  findLiveSubstitution,
  listProposedBetween,
} from '../substitutions/substitution-queries.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/**
 * Ends the proposal of this substitute, if it is still open under the booking's lock, after applying the
 * booking's passed deadlines. The history does not say why. The booking stays with its guide, who can ask again or cancel
 * (docs/product/bookings.md, "Substitute guide").
 */
export const dropSubstitute = async (
  tx: Tx,
  deps: Deps,
  { bookingId, substituteUserId }: { bookingId: BookingId; substituteUserId: UserId },
): Promise<void> => {
  const locked = await lockBookingAndCalendar(tx, bookingId);
  if (!locked) return;
  const at = deps.clock.now();
  const row = await runBookingDeadlines(tx, deps, locked, at);
  const live = await findLiveSubstitution(tx, bookingId);
  if (live?.substituteUserId !== substituteUserId) return;
  const step = findSubstitutionStep(live, 'drop', 'house', at);
  const transition = findTransition(toFacts(row), 'drop_substitute', 'staff', at);
  if (!step || !transition) return;
  await endSubstitution(tx, deps, row, live, step.to);
  await carryOut(
    tx,
    deps,
    row,
    transition,
    { at, by: 'staff' },
    {
      changes: {
        substituteAnswerBy: null,
        // The tour has not moved.
        remindAt: row.remindAt,
        ticketsRemindAt: row.ticketsRemindAt,
      },
    },
  );
};

/**
 * Ends the proposals in which one of these two would guide the other. The caller must have locked both users'
 * rows.
 */
export const dropSubstitutesBetween = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  otherId: UserId,
): Promise<void> => {
  for (const proposed of await listProposedBetween(tx, userId, otherId))
    await dropSubstitute(tx, deps, proposed);
};

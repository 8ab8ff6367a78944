import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { countDecision, type Decision } from './acceptance-rate/count-decision.ts';
import { guideOfUser, lockGuide } from './queries.ts';
import { refreshGuides } from './search/refresh.ts';

type Cancelled = BookingEvents['booking.cancelled'];

/**
 * What a cancellation says of the guide. No answer in time is a no, and so is the guide's own
 * cancellation of what a traveler paid: before an answer it counts as refused, after one as
 * withdrawn.
 */
const decisionOf = ({ cancelKind, from }: Cancelled): Decision | null => {
  if (cancelKind === 'unanswered') return 'refused';
  if (cancelKind !== 'guide' || from === 'pending') return null;
  return from === 'confirmed' ? 'refused' : 'withdrawn';
};

const counting =
  <Type extends keyof BookingEvents>(
    decide: (payload: BookingEvents[Type]) => Decision | null,
  ): Reaction<Type> =>
  async (tx, { payload }, deps) => {
    const decision = decide(payload);
    if (decision) await countDecision(tx, deps, payload.guideId, decision);
  };

/** Lists or unlists a guide whose person was suspended or restored, by the current state. */
const relist: Reaction<'account.suspended' | 'account.restored'> = async (tx, event, deps) => {
  const { userId } = event.payload;
  const guideId = await guideOfUser(tx, userId);
  if (guideId === null) return;
  // Behind the guide's lock, so that no concurrent transaction overwrites this with the old state.
  await lockGuide(tx, guideId);
  await refreshGuides(tx, deps, [guideId]);
};

/** The public acceptance rate follows from what becomes of requests, the listing from the person. */
export const guideReactions: Reactions = {
  'account.suspended': relist,
  'account.restored': relist,
  'booking.accepted': counting(() => 'accepted'),
  'booking.rejected': counting(() => 'refused'),
  'booking.cancelled': counting(decisionOf),
};

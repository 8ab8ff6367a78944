import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { countDecision, type Decision } from './commands/count-decision.ts';

type Cancelled = BookingEvents['booking.cancelled'];

/**
 * What a cancellation says of the guide. No answer in time is a no, and so is the guide's own
 * cancellation of what a traveler paid: before an answer it refuses, after one it takes the word back.
 */
const decisionOf = ({ cancelKind, from }: Cancelled): Decision | null => {
  if (cancelKind === 'unanswered') return 'refused';
  if (cancelKind !== 'guide' || from === 'pending') return null;
  return from === 'confirmed' ? 'refused' : 'withdrawn';
};

const counting =
  <Payload extends { guideId: number }>(decide: (payload: Payload) => Decision | null): Reaction =>
  async (tx, event, deps) => {
    const payload = event.payload as unknown as Payload;
    const decision = decide(payload);
    if (decision) await countDecision(tx, deps, payload.guideId, decision);
  };

/** The public acceptance rate follows from what becomes of requests. */
export const guideReactions: Reactions = {
  'booking.accepted': counting(() => 'accepted'),
  'booking.rejected': counting(() => 'refused'),
  'booking.cancelled': counting(decisionOf),
};

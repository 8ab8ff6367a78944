import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Tx } from '../../database/database.ts';
import type { BaseDeps } from '../../deps.ts';
import type { OutboxEvent, Reactions } from '../../events/dispatcher.ts';
import { countDecision } from './commands/count-decision.ts';

type Parties = BookingEvents['booking.accepted'];

const decided =
  (accepted: boolean) =>
  async (tx: Tx, event: OutboxEvent, deps: BaseDeps): Promise<void> => {
    const { guideId } = event.payload as unknown as Parties;
    await countDecision(tx, deps, guideId, accepted);
  };

/** The public acceptance rate follows from what becomes of requests; no answer counts as a no. */
export const guideReactions: Reactions = {
  'booking.accepted': decided(true),
  'booking.rejected': decided(false),
  'booking.cancelled': async (tx, event, deps) => {
    const { cancelKind } = event.payload as unknown as BookingEvents['booking.cancelled'];
    if (cancelKind === 'unanswered') await decided(false)(tx, event, deps);
  },
};

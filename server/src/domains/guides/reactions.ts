import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { usersByIds } from '../accounts/service.ts';
import { pictureNameOf } from '../files/service.ts';
import { guideOfUser, lockGuide, updateGuideRow } from './queries.ts';
import { refreshGuides } from './search/refresh.ts';
import { type Counted, countOutcome } from './track-record/count-outcome.ts';

type Cancelled = BookingEvents['booking.cancelled'];

/**
 * Returns how a cancellation counts for the guide: as rejected if the guide had not accepted yet or did not
 * answer, and as withdrawn after an acceptance.
 */
const decisionOf = ({ cancelKind, from }: Cancelled): Counted | null => {
  if (cancelKind === 'unanswered') return 'refused';
  if (cancelKind !== 'guide' || from === 'pending') return null;
  return from === 'confirmed' ? 'refused' : 'withdrawn';
};

const countDecision =
  <Type extends keyof BookingEvents>(
    decide: (payload: BookingEvents[Type]) => Counted | null,
  ): Reaction<Type> =>
  async (tx, { payload }, deps) => {
    const counted = decide(payload);
    if (counted) await countOutcome(tx, deps, payload.guideId, counted);
  };

/** Updates a guide's listing, name and portrait from the current state of the user. */
const syncUserData: Reaction<
  'account.suspended' | 'account.restored' | 'account.profile_changed'
> = async (tx, event, deps) => {
  const { userId } = event.payload;
  const guideId = await guideOfUser(tx, userId);
  if (guideId === null) return;
  // Under the guide's lock, so that no concurrent transaction overwrites this with older data.
  await lockGuide(tx, guideId);
  if (event.type === 'account.profile_changed') {
    const person = (await usersByIds(tx, [userId])).get(userId);
    const portrait = pictureNameOf(person?.profilePicture ?? null);
    await updateGuideRow(tx, guideId, { portrait });
  }
  await refreshGuides(tx, deps, [guideId]);
};

/** Booking events update the acceptance rate and the number of tours; account events update the listing. */
export const guideReactions: Reactions = {
  'account.profile_changed': syncUserData,
  'account.suspended': syncUserData,
  'account.restored': syncUserData,
  // If no answer is due, the guide had accepted before the payment.
  'booking.paid': countDecision(({ answerBy }) => (answerBy === null ? 'accepted' : null)),
  'booking.accepted': countDecision(() => 'accepted'),
  'booking.rejected': countDecision(() => 'refused'),
  'booking.cancelled': countDecision(decisionOf),
  // A dispute about a completed tour has no effect (docs/product/guides.md, "Tours").
  'booking.completed': countDecision(({ again }) => (again ? null : 'completed')),
};

import type {
  BookingEvents,
  BookingEventType,
  BookingParties,
} from '@tomoguide/contract/bookings/events';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { OutboxEvent, Reaction, Reactions } from '../../events/dispatcher.ts';
import { loadUsersByIds } from '../accounts/service.ts';
import { parsePictureName } from '../files/service.ts';
import { findUserGuideId, lockGuide, updateGuideRow } from './queries.ts';
import { refreshGuides } from './search/refresh.ts';
import { type Counted, countOutcome } from './track-record/count-outcome.ts';

type Cancelled = BookingEvents['booking.cancelled'];

/**
 * Returns how a cancellation counts for the guide: as refused if the guide did not answer, or cancelled
 * before accepting; as withdrawn if the guide cancelled after accepting, or the traveler because of a change
 * that the guide proposed; null if it does not count.
 */
const getDecision = ({ cancelKind, from, freedByGuide }: Cancelled): Counted | null => {
  if (freedByGuide) return 'withdrawn';
  if (cancelKind === 'unanswered') return 'refused';
  if (cancelKind === 'instant_withdrawn') return 'uncounted';
  if (cancelKind !== 'guide' || from === 'pending') return null;
  return from === 'confirmed' ? 'refused' : 'withdrawn';
};

type Outcomes = {
  readonly [Type in BookingEventType]?: (event: BookingEvents[Type]) => Counted | null;
};

/** How booking events count for the guide; null if an event does not count. */
const OUTCOMES: Outcomes = {
  // If no answer is due, the guide had accepted before the payment.
  'booking.paid': ({ answerBy }) => (answerBy === null ? 'accepted' : null),
  'booking.accepted': () => 'accepted',
  'booking.rejected': () => 'refused',
  // Counts for the new guide, who loses it again by cancelling.
  'booking.substituted': () => 'accepted',
  'booking.cancelled': getDecision,
  // A dispute about a completed tour has no effect (docs/product/guides.md, "Tours").
  'booking.completed': ({ again }) => (again ? null : 'completed'),
};

const findCountedOutcome = (guideId: GuideId, { type, payload }: OutboxEvent): Counted | null => {
  const decide = (OUTCOMES as Record<string, ((event: never) => Counted | null) | undefined>)[type];
  if (!decide || (payload as BookingParties).guideId !== guideId) return null;
  return decide(payload as never);
};

/**
 * Counts the event for the guide. The last counted event of a transaction also rewrites the guide's search
 * data.
 */
const recordOutcome: Reaction<BookingEventType> = async (tx, event, deps, batch) => {
  const { guideId } = event.payload;
  const counted = findCountedOutcome(guideId, event);
  if (!counted) return;
  await countOutcome(tx, guideId, counted);
  const isLast = !batch.some((each) => each.id > event.id && findCountedOutcome(guideId, each));
  if (isLast) await refreshGuides(tx, deps, [guideId]);
};

/** Updates a guide's listing, name and portrait from the current state of the user. */
const syncUserData: Reaction<
  'account.suspended' | 'account.restored' | 'account.profile_changed'
> = async (tx, event, deps) => {
  const { userId } = event.payload;
  const guideId = await findUserGuideId(tx, userId);
  if (guideId === null) return;
  // Takes the guide's lock, so that no concurrent transaction overwrites this change with older data.
  await lockGuide(tx, guideId);
  if (event.type === 'account.profile_changed') {
    const person = (await loadUsersByIds(tx, [userId])).get(userId);
    const portrait = parsePictureName(person?.profilePicture ?? null);
    await updateGuideRow(tx, guideId, { portrait });
  }
  await refreshGuides(tx, deps, [guideId]);
};

/** Booking events update the acceptance rate and the number of tours; account events update the listing. */
export const guideReactions: Reactions = {
  'account.profile_changed': syncUserData,
  'account.suspended': syncUserData,
  'account.restored': syncUserData,
  ...Object.fromEntries(Object.keys(OUTCOMES).map((type) => [type, recordOutcome])),
};

import type { Reactions } from '../../../events/dispatcher.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { expireNoticesAbout } from './change-notices.ts';
import { writeNotices } from './write-notices.ts';

/** Reactions that expire and write notices about reviews. */
export const reviewNotices: Reactions = {
  // Expires the author's notice that asks for the review. The other party is not notified yet.
  'review.submitted': async (tx, { payload: { bookingId, fromUserId } }, deps) => {
    if (bookingId === null) return;
    const about = { type: 'booking', id: bookingId } as const;
    await expireNoticesAbout(tx, deps, fromUserId, { kinds: ['completed'], about });
  },
  'review.published': async (tx, { payload }, deps) => {
    const author = (await loadUsersByIds(tx, [payload.fromUserId])).get(payload.fromUserId);
    if (!author) return;
    await writeNotices(tx, deps, [
      {
        to: payload.toUserId,
        kind: 'reviewed',
        params: {
          place: payload.type === 'traveler_to_guide' ? 'guide' : 'traveler',
          other: author.nickname,
        },
        about: { type: 'review', id: payload.reviewId },
      },
    ]);
  },
};

import type { ReviewId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import { addReviews, type NewReview } from '../../domains/reviews/service.ts';
import type { TestApp } from '../app.ts';
import { aUser } from './accounts.ts';
import type { TestGuide } from './guides.ts';

/** A review of a guide by a traveler; public unless the changes say otherwise. */
export const aReview = async (
  t: TestApp,
  guide: TestGuide,
  changes: Partial<NewReview> = {},
): Promise<ReviewId | undefined> => {
  const author = changes.fromUserId ?? (await aUser(t)).id;
  const [id] = await inTransaction(t.db, (tx) =>
    addReviews(tx, t.deps, guide.id, [
      {
        type: 'traveler_to_guide',
        toUserId: guide.userId,
        rating: 5,
        content: 'Lovely.',
        submittedAt: t.clock.now(),
        publicAt: t.clock.now(),
        ...changes,
        fromUserId: author,
      },
    ]),
  );
  return id;
};

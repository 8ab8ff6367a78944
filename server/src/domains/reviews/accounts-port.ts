import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { reviews } from './tables.ts';

/** Reviews stay, without the author's name: averages and other users' choices depend on them. */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    'reviews-you-wrote': await db
      .select({
        id: reviews.id,
        bookingId: reviews.bookingId,
        rating: reviews.rating,
        content: reviews.content,
        submittedAt: reviews.submittedAt,
        publicAt: reviews.publicAt,
      })
      .from(reviews)
      .where(eq(reviews.fromUserId, userId))
      .orderBy(asc(reviews.id)),
    'answers-you-wrote': await db
      .select({ reviewId: reviews.id, reply: reviews.reply, repliedAt: reviews.repliedAt })
      .from(reviews)
      .where(and(eq(reviews.toUserId, userId), isNotNull(reviews.reply)))
      .orderBy(asc(reviews.id)),
  }),
};

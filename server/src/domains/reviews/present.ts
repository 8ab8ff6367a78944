import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { presentPerson } from '../accounts/service.ts';
import type { ReviewRow } from './queries.ts';

/** A public review, for anybody. */
export const presentGuideReview = (row: ReviewRow, author: UserSummary): GuideReview => ({
  id: row.id,
  type: 'traveler_to_guide',
  guideId: row.guideId,
  rating: row.rating,
  content: row.content,
  author: presentPerson(author),
  createdAt: row.submittedAt.toString(),
  reply:
    row.reply !== null && row.repliedAt !== null
      ? { content: row.reply, createdAt: row.repliedAt.toString() }
      : null,
});

import type { Deps } from '../../deps.ts';
import type { PersonalDataHandler } from '../accounts/service.ts';
import { listRepliesByUser, listReviewsByUser } from './queries.ts';
import { listAnswersByUser } from './shopping/shopping-queries.ts';

/**
 * Reviews remain, but without the author's name, because averages and other users' choices depend on them.
 */
export const personalDataHandler: PersonalDataHandler<Deps> = {
  exported: async (db, { userId }) => ({
    'reviews-you-wrote': await listReviewsByUser(db, userId),
    'shopping-answers-you-gave': await listAnswersByUser(db, userId),
    'answers-you-wrote': await listRepliesByUser(db, userId),
  }),
};

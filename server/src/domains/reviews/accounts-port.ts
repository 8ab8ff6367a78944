import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { repliesBy, reviewsBy } from './queries.ts';

/**
 * Reviews remain, but without the author's name, because averages and other users' choices depend on them.
 */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    'reviews-you-wrote': await reviewsBy(db, userId),
    'answers-you-wrote': await repliesBy(db, userId),
  }),
};

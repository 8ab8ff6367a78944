import * as calls from '@tomoguide/contract/reviews/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { presentGuideReview } from '../present.ts';
import { answerReview } from './answer-review.ts';

export const registerAnswerRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.answerReview, async ({ params, body, viewer }) => {
    const row = await inTransaction(deps.db, (tx) =>
      answerReview(tx, deps, viewer, params.id, body.content),
    );
    const author = (await loadUsersByIds(deps.db, [row.fromUserId])).get(row.fromUserId);
    return { status: 200, body: presentGuideReview(row, author ?? fail('NOT_FOUND')) };
  });
};

import * as calls from '@tomoguide/contract/reviews/calls';
import { sortTags } from '@tomoguide/contract/reviews/tags';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { answerShopping } from './answer-shopping.ts';
import { getReviewStatus, getReviewStatuses } from './review-statuses.ts';
import { submitReview } from './submit-review.ts';

export const registerWritingRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getReviewEligibility, async ({ params, viewer }) => ({
    status: 200,
    body: await getReviewStatus(deps, viewer, params.id),
  }));

  route(app, deps, calls.listReviewStandings, async ({ query, viewer }) => ({
    status: 200,
    body: { data: await getReviewStatuses(deps, viewer, query.bookingId) },
  }));

  route(app, deps, calls.submitReview, async ({ body, viewer }) => {
    const { bookingId, rating, content = '', tags = [], shopping, ...claims } = body;
    const written = await inTransaction(deps.db, (tx) =>
      submitReview(tx, deps, viewer, {
        bookingId,
        claims,
        words: { rating, content, tags: sortTags(tags) },
        shopping,
      }),
    );
    return { status: 201, body: written };
  });

  route(app, deps, calls.answerShopping, async ({ params, body, viewer }) => ({
    status: 201,
    body: await inTransaction(deps.db, (tx) =>
      answerShopping(tx, deps, viewer, { bookingId: params.id, answers: body }),
    ),
  }));
};

import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { confirmCardFacts, correctCardFact } from './answer-card.ts';
import { openFactCard } from './open-card.ts';
import { findPlacesNamed } from './read-card-facts.ts';
import { showFactCard } from './show-card.ts';

export const registerFactCardRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getFactCard, async ({ params, viewer }) => ({
    status: 200,
    body: await showFactCard(deps, viewer.userId, params),
  }));

  route(app, deps, calls.openFactCard, async ({ params, viewer }) => ({
    status: 200,
    body: await inTransaction(db, (tx) => openFactCard(tx, deps, viewer.userId, params)),
  }));

  route(app, deps, calls.confirmFacts, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, (tx) =>
      confirmCardFacts(tx, deps, viewer.userId, { ...params, ...body }),
    ),
  }));

  route(app, deps, calls.correctFact, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, (tx) =>
      correctCardFact(tx, deps, viewer.userId, { ...params, ...body }),
    ),
  }));

  route(app, deps, calls.findPlaces, async ({ query }) => ({
    status: 200,
    body: { data: findPlacesNamed(query.name, deps.clock.now()) },
  }));
};

import * as calls from '@tomoguide/contract/applications/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { presentOwn } from '../present.ts';
import { findUserApplication } from '../queries.ts';
import { saveAnswers } from './save-answers.ts';
import { submitApplication } from './submit-application.ts';

/** Registers the endpoints that the applicant uses. */
export const registerApplicationFormRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getOwnApplication, async ({ viewer: { userId } }) => ({
    status: 200,
    body: await presentOwn(db, userId, await findUserApplication(db, userId), deps.clock.now()),
  }));

  route(app, deps, calls.saveApplication, async ({ viewer: { userId }, body }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) =>
      presentOwn(tx, userId, await saveAnswers(tx, deps, userId, body), deps.clock.now()),
    ),
  }));

  route(app, deps, calls.submitApplication, async ({ viewer: { userId }, body }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) =>
      presentOwn(tx, userId, await submitApplication(tx, deps, userId, body), deps.clock.now()),
    ),
  }));
};

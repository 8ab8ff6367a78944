import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { answerProof } from './answer-proof.ts';
import { showProofs } from './show-proofs.ts';
import { compareProof, uploadProof } from './upload-proof.ts';

export const registerPaymentProofRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getPaymentProofs, async ({ params, viewer }) => ({
    status: 200,
    body: await showProofs(deps, deps.db, viewer, params.id),
  }));

  route(app, deps, calls.uploadPaymentProof, async ({ params, body, viewer }) => {
    const copies = await compareProof(deps.db, deps, viewer, params.id, body);
    await inTransaction(deps.db, (tx) => uploadProof(tx, deps, viewer, params.id, body, copies));
    return { status: 200, body: await showProofs(deps, deps.db, viewer, params.id) };
  });

  route(app, deps, calls.verifyPaymentProof, async ({ params, viewer }) => {
    const answer = { ...params, returnReason: null };
    await inTransaction(deps.db, (tx) => answerProof(tx, deps, viewer, answer));
    return { status: 200, body: await showProofs(deps, deps.db, viewer, params.id) };
  });

  route(app, deps, calls.returnPaymentProof, async ({ params, body, viewer }) => {
    const answer = { ...params, returnReason: body.reason };
    await inTransaction(deps.db, (tx) => answerProof(tx, deps, viewer, answer));
    return { status: 200, body: await showProofs(deps, deps.db, viewer, params.id) };
  });
};

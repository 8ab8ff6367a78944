import * as calls from '@tomoguide/contract/files/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { presentFile } from '../present.ts';
import { discardFile } from './erase-uploads.ts';
import { getExaminations } from './examinations.ts';
import { uploadFile } from './upload-file.ts';

export const registerReceivingRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.addHook('onClose', () => getExaminations(deps).stop());

  route(app, deps, calls.uploadFile, async ({ viewer, request, idempotencyKey }) => ({
    status: 201,
    body: presentFile(await uploadFile(deps, viewer.userId, request.raw, idempotencyKey)),
  }));

  route(app, deps, calls.discardFile, async ({ params, viewer }) => {
    await discardFile(deps, viewer.userId, params.id);
    return { status: 204, body: undefined };
  });
};

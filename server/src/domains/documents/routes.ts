import { getOperator } from '@tomoguide/contract/documents/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';

export const registerDocumentRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { name, representative, address, phone, email } = deps.config.operator;
  const operator = {
    name: name ?? null,
    representative: representative ?? null,
    address: address ?? null,
    phone: phone ?? null,
    email: email ?? null,
  };
  route(app, deps, getOperator, async () => ({ status: 200, body: operator }));
};

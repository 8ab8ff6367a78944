import { getPostalCode } from '@tomoguide/contract/catalog/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { listPostalPlaces } from './places-of-code.ts';

export const registerPostalCodeRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, getPostalCode, async ({ params }) => {
    const data = await listPostalPlaces(params.code);
    if (data.length === 0) fail('POSTAL_CODE_UNKNOWN');
    return {
      status: 200,
      body: { data },
      headers: { 'cache-control': 'public, max-age=86400' },
    };
  });
};

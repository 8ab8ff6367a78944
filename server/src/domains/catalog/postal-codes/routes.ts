import { getPostalCode } from '@tomoguide/contract/catalog/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { chineseNames } from './chinese.ts';
import { postalRows } from './postal-file.ts';
import { placeOf } from './readings.ts';

export const registerPostalCodes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, getPostalCode, async ({ params }) => {
    const rows = await postalRows(params.code);
    if (rows.length === 0) fail('POSTAL_CODE_UNKNOWN');
    const chinese = await chineseNames();
    return {
      status: 200,
      body: { data: rows.map((row) => placeOf(row, chinese)) },
      headers: { 'cache-control': 'public, max-age=86400' },
    };
  });
};

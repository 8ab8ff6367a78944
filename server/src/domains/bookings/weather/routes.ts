import * as calls from '@tomoguide/contract/bookings/calls';
import type { WeatherDeclaration } from '@tomoguide/contract/bookings/weather';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { correctWeather, declareWeather, endWeather } from './declare-weather.ts';
import {
  countNotified,
  listConcerned,
  listDeclarations,
  listDeclared,
  type WeatherRow,
} from './weather-queries.ts';

/** Maximum number of declarations shown to staff. */
const SHOWN = 50;

const presentDeclarations = async (
  db: Executor,
  rows: readonly WeatherRow[],
): Promise<WeatherDeclaration[]> => {
  const [counts, people] = await Promise.all([
    countNotified(
      db,
      rows.map(({ id }) => id),
    ),
    loadUsersByIds(
      db,
      rows.map(({ staffId }) => staffId),
    ),
  ]);
  return rows.map(({ staffId, declaredAt, endedAt, keptUntil: _, ...row }) => ({
    ...row,
    staffName: people.get(staffId)?.fullName ?? '',
    declaredAt: declaredAt.toString(),
    endedAt: endedAt?.toString() ?? null,
    notified: counts.get(row.id) ?? 0,
  }));
};

const presentDeclaration = async (db: Executor, row: WeatherRow): Promise<WeatherDeclaration> => {
  const [one] = await presentDeclarations(db, [row]);
  return one ?? fail('NOT_FOUND');
};

export const registerWeatherRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listWeather, async () => ({
    status: 200,
    body: { data: await listDeclared(deps.db, deps.clock.now()) },
  }));

  route(app, deps, calls.listWeatherDeclarations, async () => {
    const rows = await listDeclarations(deps.db, SHOWN);
    return { status: 200, body: { data: await presentDeclarations(deps.db, rows) } };
  });

  route(app, deps, calls.countWeatherBookings, async ({ query }) => ({
    status: 200,
    body: { bookings: (await listConcerned(deps.db, query)).length },
  }));

  route(app, deps, calls.declareWeather, async ({ body, viewer, idempotencyKey }) => {
    const declared = await runIdempotently(
      deps,
      { viewer, call: calls.declareWeather, key: idempotencyKey, body: { body } },
      async (tx) => presentDeclaration(tx, await declareWeather(tx, deps, viewer, body)),
    );
    return { status: 200, body: declared };
  });

  route(app, deps, calls.correctWeather, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, async (tx) =>
      presentDeclaration(tx, await correctWeather(tx, deps, viewer, params.id, body)),
    ),
  }));

  route(app, deps, calls.endWeather, async ({ params, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, async (tx) =>
      presentDeclaration(tx, await endWeather(tx, deps, viewer, params.id)),
    ),
  }));
};

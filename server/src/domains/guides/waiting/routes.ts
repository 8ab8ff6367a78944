import * as calls from '@tomoguide/contract/guides/calls';
import type { WaitingEntry } from '@tomoguide/contract/guides/waiting';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadGuideSummaries } from '../profile/guide-summaries.ts';
import { waitForCity, waitForGuide } from './wait.ts';
import { deleteEntry, type EntryRow, listEntries } from './waiting-queries.ts';

const presentEntries = async (db: Executor, rows: readonly EntryRow[]): Promise<WaitingEntry[]> => {
  const ids = rows.flatMap(({ guideId }) => (guideId === null ? [] : [guideId]));
  const guides = await loadGuideSummaries(db, ids);
  return rows.map(({ id, day, endsAt, guideId, city, travelers, language }) => ({
    id,
    day,
    endsAt: endsAt.toString(),
    guide: guideId === null ? null : (guides.get(guideId) ?? null),
    city: city as WaitingEntry['city'],
    travelers,
    language: language === 'any' ? null : language,
  }));
};

export const registerWaitingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const list = async ({ userId }: Viewer) => ({
    data: await presentEntries(db, await listEntries(db, userId, deps.clock.now())),
  });
  const present = async (row: EntryRow): Promise<WaitingEntry> =>
    (await presentEntries(db, [row]))[0] ?? fail('NOT_FOUND');

  route(app, deps, calls.getWaitingList, async ({ viewer }) => ({
    status: 200,
    body: await list(viewer),
  }));

  route(app, deps, calls.waitForGuide, async ({ viewer, body }) => ({
    status: 200,
    body: await present(await waitForGuide(deps, viewer, body)),
  }));

  route(app, deps, calls.waitForCity, async ({ viewer, body }) => ({
    status: 200,
    body: await present(await waitForCity(deps, viewer, body)),
  }));

  route(app, deps, calls.stopWaiting, async ({ viewer, params }) => {
    if (!(await deleteEntry(db, viewer.userId, params.id))) fail('NOT_FOUND');
    return { status: 200, body: await list(viewer) };
  });
};

import * as calls from '@tomoguide/contract/guides/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { assertVisible } from '../policy.ts';
import { readOwnGuide } from '../profile/read-profile.ts';
import { listFreeDays, startTimes } from './free-times.ts';
import { setDays } from './set-days.ts';
import { setWeeklyHours } from './set-weekly-hours.ts';

export const registerCalendarRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getAvailability, async ({ params, query, viewer }) => {
    await assertVisible(db, deps, viewer, params.id);
    const { from, to, duration } = query;
    return { status: 200, body: await listFreeDays(db, deps, params.id, { from, to, duration }) };
  });

  route(app, deps, calls.getStartTimes, async ({ params, query, viewer }) => {
    await assertVisible(db, deps, viewer, params.id);
    const { date, duration } = query;
    return { status: 200, body: await startTimes(db, deps, params.id, { date, duration }) };
  });

  route(app, deps, calls.setWeeklyHours, async ({ body, viewer, locale }) => {
    await setWeeklyHours(deps, viewer, body.hours);
    return { status: 200, body: await readOwnGuide(deps, viewer, locale) };
  });

  route(app, deps, calls.setDays, async ({ body, viewer, locale }) => {
    await setDays(deps, viewer, body);
    return { status: 200, body: await readOwnGuide(deps, viewer, locale) };
  });
};

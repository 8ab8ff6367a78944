import * as calls from '@tomoguide/contract/guides/calls';
import type { ImportedCalendar } from '@tomoguide/contract/guides/imported-calendar';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { findUserGuideId } from '../queries.ts';
import { addCalendar } from './add-calendar.ts';
import { type CalendarRow, listCalendars, presentCalendar } from './calendar-queries.ts';
import { removeCalendar } from './remove-calendar.ts';
import { requestReading } from './request-reading.ts';

export const registerImportedCalendarRoutes = (app: FastifyInstance, deps: Deps): void => {
  const presentNow = (row: CalendarRow): ImportedCalendar => presentCalendar(row, deps.clock.now());

  route(app, deps, calls.listImportedCalendars, async ({ viewer }) => {
    const guideId = (await findUserGuideId(deps.db, viewer.userId)) ?? fail('NOT_A_GUIDE');
    const data = (await listCalendars(deps.db, guideId)).map(presentNow);
    return { status: 200, body: { data } };
  });

  route(app, deps, calls.addImportedCalendar, async ({ viewer, body }) => ({
    status: 200,
    body: presentNow(await addCalendar(deps, viewer, body)),
  }));

  route(app, deps, calls.readImportedCalendar, async ({ viewer, params }) => ({
    status: 200,
    body: presentNow(await requestReading(deps, viewer, params.id)),
  }));

  route(app, deps, calls.removeImportedCalendar, async ({ viewer, params }) => {
    const data = (await removeCalendar(deps, viewer, params.id)).map(presentNow);
    return { status: 200, body: { data } };
  });
};

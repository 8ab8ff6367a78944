import { checkDayFit } from '@tomoguide/contract/catalog/calls';
import { checkDay } from '@tomoguide/contract/catalog/day-fit/day-fit';
import type { DayFit } from '@tomoguide/contract/catalog/entities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { createFigures } from './figures.ts';
import { PLACE_INDEX } from './places.ts';
import { readStops } from './read-stops.ts';

const presentSight = (id: string) => {
  const { nameCn, nameEn } = PLACE_INDEX.get(id) ?? { nameCn: id, nameEn: id };
  return { id, nameCn, nameEn };
};

export const registerDayFitRoutes = (app: FastifyInstance, deps: Deps): void => {
  const loadFigures = createFigures(deps, app.changes);

  route(app, deps, checkDayFit, async ({ body }) => {
    const now = deps.clock.now();
    const today = now.toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString();
    const plan = { ...body, stops: readStops(body.stops, now), today };
    const fit = checkDay(plan, await loadFigures());
    const warnings = fit.warnings.map((warning): DayFit['warnings'][number] =>
      warning.kind === 'too_long' ? warning : { ...warning, sight: presentSight(warning.sight) },
    );
    return { status: 200, body: { ...fit, warnings } };
  });
};

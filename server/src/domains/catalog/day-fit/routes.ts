import { checkDayFit } from '@tomoguide/contract/catalog/calls';
import { checkDay, type DayFigures } from '@tomoguide/contract/catalog/day-fit/day-fit';
import { COMPILED_SIGHTS } from '@tomoguide/contract/catalog/day-fit/read-hours';
import { COMPILED_RIDES, createRoutes } from '@tomoguide/contract/catalog/day-fit/travel';
import type { DayFit } from '@tomoguide/contract/catalog/entities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { PLACE_INDEX } from './places.ts';
import { readStops } from './read-stops.ts';

const FIGURES: DayFigures = {
  getRoute: createRoutes(COMPILED_RIDES),
  getHours: (sight) => COMPILED_SIGHTS.get(sight),
};

const presentSight = (id: string) => {
  const { nameCn, nameEn } = PLACE_INDEX.get(id) ?? { nameCn: id, nameEn: id };
  return { id, nameCn, nameEn };
};

export const registerDayFitRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, checkDayFit, async ({ body }) => {
    const now = deps.clock.now();
    const today = now.toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString();
    const fit = checkDay({ ...body, stops: readStops(body.stops, now), today }, FIGURES);
    const warnings = fit.warnings.map((warning): DayFit['warnings'][number] =>
      warning.kind === 'too_long' ? warning : { ...warning, sight: presentSight(warning.sight) },
    );
    return { status: 200, body: { ...fit, warnings } };
  });
};

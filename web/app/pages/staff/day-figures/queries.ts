import { queryOptions } from '@tanstack/react-query';
import type { RideFigure, SightFigure } from '@tomoguide/contract/catalog/day-figures';
import { listDayFigures } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

/** A figure of either kind. */
export type Figure = SightFigure | RideFigure;

/** Returns the query for all figures of the day check. */
export const dayFiguresQuery = () =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'day-figures'],
    queryFn: () => api(listDayFigures),
    ...POLLING_OPTIONS,
  });

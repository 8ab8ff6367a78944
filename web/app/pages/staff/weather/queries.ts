import { queryOptions } from '@tanstack/react-query';
import { countWeatherBookings, listWeatherDeclarations } from '@tomoguide/contract/bookings/calls';
import type { NewWeather } from '@tomoguide/contract/bookings/weather';
import { api } from '../../../lib/api.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

/** Returns the query for the latest declarations. */
export const declarationsQuery = () =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'weather'],
    queryFn: async () => (await api(listWeatherDeclarations)).data,
    ...POLLING_OPTIONS,
  });

/** Returns the query for the number of bookings that a declaration would concern. */
export const concernedQuery = ({ cities, firstDay, lastDay }: NewWeather) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'weather-bookings', cities, firstDay, lastDay],
    queryFn: () =>
      api(countWeatherBookings, { query: { cities: cities.join(','), firstDay, lastDay } }),
    staleTime: 0,
  });

import { queryOptions } from '@tanstack/react-query';
import { listWeather } from '@tomoguide/contract/bookings/calls';
import { api } from '../../../lib/api.ts';

/** Returns the query for the bad weather that is declared now. */
export const weatherQuery = () =>
  queryOptions({
    queryKey: ['weather'],
    queryFn: async () => (await api(listWeather)).data,
    staleTime: 60_000,
  });

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkDayFit } from '@tomoguide/contract/catalog/calls';
import type { DayFit } from '@tomoguide/contract/catalog/entities';
import { api } from '../../../lib/api.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type { Day } from './day-stops.ts';

/** How long the input must rest before it is checked, in milliseconds. */
const REST = 600;

/**
 * Returns what the server says about a day (docs/product/guides.md, "Does the day fit?"); undefined until it has
 * answered, and without stops. A check that fails is not shown, because nothing depends on it.
 */
export const useDayFit = ({ stops, minutes, day, startMinute }: Day): DayFit | undefined => {
  const body = {
    stops: stops.map((stop) => ({ names: [...stop.names], minutes: stop.minutes })),
    minutes,
    day,
    startMinute,
  };
  const settled = useSettled(JSON.stringify(body), REST);
  const { data } = useQuery({
    queryKey: ['day-fit', settled],
    queryFn: () => api(checkDayFit, { body: JSON.parse(settled) as typeof body }),
    enabled: stops.some(({ names }) => names.length > 0),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
};

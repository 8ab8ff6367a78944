import { useQueries } from '@tanstack/react-query';
import type { GuideId } from '@tomoguide/contract/primitives';
import { guideStartTimesQuery } from '../../../parts/guides/queries.ts';
import type { Chosen } from './chosen.ts';
import {
  type AvailabilityError,
  type Fit,
  getHoursBetween,
  offersDuration,
  type StartOption,
  sizeFits,
  startOptions,
} from './times.ts';

export interface TourTime {
  date: string | null;
  start: string | null;
  end: string | null;
  travelers: number;
}

export interface Times {
  /** Why there are no times; null if there are some, or while they load. */
  error: AvailabilityError | null;
  busy: boolean;
  starts: readonly StartOption[];
  fits: ReadonlyMap<GuideId, Fit>;
  retry: () => void;
}

/** Returns the times at which the guides are free that day, and which guides fit the request. */
export const useTimes = (
  guides: readonly Chosen[],
  { date, start, end, travelers }: TourTime,
): Times => {
  const hours = start !== null && end !== null ? getHoursBetween(start, end) : null;
  const day = useQueries({
    queries: guides.map(({ id, minDuration }) => ({
      ...guideStartTimesQuery(id, date ?? '', minDuration),
      enabled: date !== null,
    })),
  });
  const exact = useQueries({
    queries: guides.map((guide) => ({
      ...guideStartTimesQuery(guide.id, date ?? '', hours ?? 0),
      enabled: date !== null && hours !== null && offersDuration(guide, hours),
    })),
  });
  const starts = startOptions(
    date ?? '',
    day.map(({ data }) => data ?? []),
  );
  const isKnown = day.every(({ data }) => data !== undefined);
  const getFit = (guide: Chosen, at: number): Fit => {
    if (!sizeFits(guide, travelers)) return 'wrongSize';
    if (hours === null) return day[at]?.data?.length === 0 ? 'busy' : 'checking';
    if (!offersDuration(guide, hours)) return 'wrongLength';
    const list = exact[at]?.data;
    if (list === undefined) return 'checking';
    return list.some((each) => each.day === date && each.time === start) ? 'fits' : 'busy';
  };
  const error = (): AvailabilityError | null => {
    if (guides.length === 0) return 'missing-guides';
    if (date === null) return 'missing-date';
    if ([...day, ...exact].some(({ isError, data }) => isError && data === undefined))
      return 'fetch-error';
    return isKnown && starts.length === 0 ? 'no-availability' : null;
  };
  return {
    error: error(),
    busy: date !== null && !isKnown,
    starts,
    fits: new Map(guides.map((guide, index) => [guide.id, getFit(guide, index)])),
    retry: () => {
      for (const query of [...day, ...exact]) if (query.isError) void query.refetch();
    },
  };
};

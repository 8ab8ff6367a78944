import type { StartTime } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Chosen } from './chosen.ts';

/** Why the user cannot choose a time. */
export type AvailabilityError =
  | 'missing-date'
  | 'fetch-error'
  | 'no-availability'
  | 'missing-guides';

const DAY_MINUTES = 1440;

export const parseTime = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const formatTime = (minute: number): string => {
  const inDay = minute % DAY_MINUTES;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
};

/** Returns the hours between two times of day. An end that is not later than the start is on the next day. */
export const getHoursBetween = (start: string, end: string): number => {
  const minutes = parseTime(end) - parseTime(start);
  return (minutes > 0 ? minutes : minutes + DAY_MINUTES) / 60;
};

export interface StartOption {
  time: string;
  /** The number of guides whose shortest tour can start at this time. */
  free: number;
}

/** Returns the start times at which at least one of the guides is free. */
export const startOptions = (
  day: string,
  lists: readonly (readonly StartTime[])[],
): StartOption[] => {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const each of list)
      if (each.day === day) counts.set(each.time, (counts.get(each.time) ?? 0) + 1);
  return [...counts]
    .map(([time, free]) => ({ time, free }))
    .sort((one, other) => one.time.localeCompare(other.time));
};

/** Returns the end times for a start, from the shortest to the longest tour that any of the guides offers. */
export const listEndOptions = (start: string, guides: readonly Chosen[]): string[] => {
  if (guides.length === 0) return [];
  const shortest = Math.min(...guides.map(({ minDuration }) => minDuration));
  const longest = Math.max(...guides.map(({ maxDuration }) => maxDuration));
  const ends: string[] = [];
  for (let hours = shortest; hours <= longest; hours += 0.5)
    ends.push(formatTime(parseTime(start) + hours * 60));
  return ends;
};

/** Whether a guide fits the request, and if not, why. */
export type Fit = 'fits' | 'busy' | 'wrongLength' | 'wrongSize' | 'checking';

export const offersDuration = ({ minDuration, maxDuration }: Chosen, hours: number): boolean =>
  hours >= minDuration && hours <= maxDuration;

export const sizeFits = ({ minPeople, maxPeople }: Chosen, travelers: number): boolean =>
  travelers >= minPeople && travelers <= maxPeople;

/** Returns the IDs of the guides who fit. */
export const listFittingGuides = (fits: ReadonlyMap<GuideId, Fit>): GuideId[] =>
  [...fits].flatMap(([id, fit]) => (fit === 'fits' ? id : []));

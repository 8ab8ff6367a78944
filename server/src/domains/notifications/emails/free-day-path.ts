import type { FreedFor } from '@tomoguide/contract/guides/events';
import type { GuideId } from '@tomoguide/contract/primitives';

/** Returns the path of the guide's page with the day chosen, or of the search that a user waits with. */
export const getFreeDayPath = (
  guideId: GuideId,
  day: string,
  { city, travelers, language }: FreedFor,
): string => {
  if (city === null) return `/guides/${guideId}?date=${day}`;
  const filters = { city, date: day, travelers: String(travelers), ...(language && { language }) };
  return `/search?${new URLSearchParams(filters)}`;
};

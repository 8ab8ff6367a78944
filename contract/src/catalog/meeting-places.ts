import { ALL_CITIES } from './cities/all.ts';
import type { MeetingPlace } from './city-file.ts';

/** Meeting places by city slug, best known first. */
export const MEETING_PLACES: Readonly<Record<string, readonly MeetingPlace[]>> = Object.fromEntries(
  ALL_CITIES.map(({ slug, meetingPlaces }) => [slug, meetingPlaces]),
);

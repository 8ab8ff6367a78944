import { ALL_CITIES } from './cities/all.ts';
import type { MeetingPlace } from './city-file.ts';

/** The places to meet by the slug of their city, best known first. */
export const MEETING_PLACES: Readonly<Record<string, readonly MeetingPlace[]>> = Object.fromEntries(
  ALL_CITIES.map(({ slug, meetingPlaces }) => [slug, meetingPlaces]),
);

import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import { useLocale } from '../../../translation/use-translation.ts';
import { DayFitNote } from '../../guides/day-fit/day-fit-note.tsx';
import { splitStart, toDayStops, toLocalDayStops } from '../../guides/day-fit/day-stops.ts';

const HOUR = 60;

/** Warns before a tour is booked or requested if its itinerary does not fit the chosen start and length. */
export const ChosenDayFit = ({
  guide,
  itineraryId,
  start,
  duration,
}: {
  guide: Pick<GuideDetail, 'itineraries'>;
  itineraryId: ItineraryId | number | null;
  start: string | null;
  /** In hours. */
  duration: number;
}) => {
  const chosen = guide.itineraries.find(({ id }) => id === itineraryId);
  if (!chosen || start === null) return null;
  const minutes = Math.round(duration * HOUR);
  return <DayFitNote day={{ stops: toDayStops(chosen.stops), minutes, ...splitStart(start) }} />;
};

/** Warns the guide before they accept a tour whose itinerary does not fit its start and length. */
export const AskedDayFit = ({
  itinerary,
  start,
  duration,
}: {
  itinerary: BookedItinerary | null | undefined;
  start: string;
  /** In hours. */
  duration: number;
}) => {
  const locale = useLocale();
  const stops = itinerary?.agreed?.stops ?? [];
  if (stops.length === 0) return null;
  const minutes = Math.round(duration * HOUR);
  return (
    <DayFitNote day={{ stops: toLocalDayStops(stops, locale), minutes, ...splitStart(start) }} />
  );
};

import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { Season } from '@tomoguide/contract/catalog/city-file';
import { getCityDrawing } from '@tomoguide/contract/catalog/drawings';
import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { Drawing } from '../../ui/drawing.tsx';

/** Seasons of three months each, starting in December. */
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];
const getSeason = (day: string): Season | undefined =>
  SEASONS[Math.floor((Temporal.PlainDate.from(day).month % 12) / 3)];

/** In December the leaves of autumn are nearer to what travelers see than the blossom of spring. */
const isLateAutumn = (day: string): boolean => Temporal.PlainDate.from(day).month === 12;

/** A picture of the tour's city, in the season of the tour if there is a drawing for it. */
export const TripPicture = ({ booking, className }: { booking: Booking; className: string }) => {
  const city = findCityBySlug(booking.guide.serviceCity);
  if (!city) return null;
  const fits =
    city.season === getSeason(booking.date) ||
    (city.season === 'autumn' && isLateAutumn(booking.date));
  return (
    <Drawing name={getCityDrawing(city.slug, fits ? 'season' : 'usual')} className={className} />
  );
};

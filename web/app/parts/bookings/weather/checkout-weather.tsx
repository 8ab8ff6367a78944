import { useQuery } from '@tanstack/react-query';
import { findWeatherFor } from '@tomoguide/contract/bookings/weather';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { weatherQuery } from './queries.ts';
import { WeatherNote } from './weather-note.tsx';

/** The bad weather declared for the chosen tour, before it is booked or requested. */
export const CheckoutWeather = ({
  guide,
  start,
  duration,
}: {
  guide: Pick<GuideDetail, 'serviceCity' | 'timeZone'>;
  start: string | null;
  /** In hours. */
  duration: number;
}) => {
  const { data } = useQuery({ ...weatherQuery(), enabled: start !== null });
  if (start === null || !data) return null;
  const from = Temporal.Instant.from(start);
  const end = from.add({ minutes: Math.round(duration * 60) });
  const tour = { start: from, end, timeZone: guide.timeZone };
  const weather = findWeatherFor(data, guide.serviceCity, tour);
  return <WeatherNote at="checkout" weather={weather} timeZone={guide.timeZone} />;
};

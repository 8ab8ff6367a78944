import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { CITY_SLUGS } from '../../catalog/cities.ts';
import { idText, PlainDate, WeatherId } from '../../primitives.ts';
import { DeclaredWeather, NewWeather, WeatherDeclaration } from '../weather.ts';

const params = z.strictObject({ id: idText(WeatherId) });

/** Cities as text, separated by commas. */
const citiesText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(',')),
  ),
  z.array(z.enum(CITY_SLUGS)),
);

/** Lists the bad weather that is declared now, for the checkout. */
export const listWeather = call({
  method: 'GET',
  path: '/api/v2/weather',
  summary: 'List declared bad weather',
  auth: 'none',
  replies: { 200: z.object({ data: z.array(DeclaredWeather) }) },
  errors: [],
  limit: 'read',
});

/** Lists the latest declarations for staff, newest first. */
export const listWeatherDeclarations = call({
  method: 'GET',
  path: '/api/v2/staff/weather',
  summary: 'List declarations of bad weather',
  auth: 'staff',
  replies: { 200: z.object({ data: z.array(WeatherDeclaration) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Counts the bookings that a declaration would concern. */
export const countWeatherBookings = call({
  method: 'GET',
  path: '/api/v2/staff/weather/bookings',
  summary: 'Count the bookings that bad weather would concern',
  auth: 'staff',
  query: z.strictObject({ cities: citiesText, firstDay: PlainDate, lastDay: PlainDate }),
  replies: { 200: z.object({ bookings: z.int() }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const declareWeather = call({
  method: 'POST',
  path: '/api/v2/staff/weather',
  summary: 'Declare bad weather',
  auth: 'staff',
  body: NewWeather,
  replies: { 200: WeatherDeclaration },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  idempotency: 'required',
  limit: 'write',
});

/** Corrects a declaration. Bookings that it concerns only now are notified. */
export const correctWeather = call({
  method: 'PUT',
  path: '/api/v2/staff/weather/:id',
  summary: 'Correct a declaration of bad weather',
  auth: 'staff',
  params,
  body: z.strictObject({ version: z.int(), weather: NewWeather }),
  replies: { 200: WeatherDeclaration },
  errors: ['NOT_FOUND', 'OWN_CASE', 'WEATHER_CHANGED'],
  limit: 'write',
});

/** Ends a declaration; from then on the usual refunds apply. Idempotent. */
export const endWeather = call({
  method: 'POST',
  path: '/api/v2/staff/weather/:id/end',
  summary: 'End a declaration of bad weather',
  auth: 'staff',
  params,
  replies: { 200: WeatherDeclaration },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

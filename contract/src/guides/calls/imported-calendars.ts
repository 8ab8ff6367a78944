import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { ImportedCalendarId, idText, text } from '../../primitives.ts';
import { CALENDAR_ADDRESS_MAX, CalendarName, ImportedCalendar } from '../imported-calendar.ts';

const importedParams = z.strictObject({ id: idText(ImportedCalendarId) });

/** Lists the calendars imported from other services (docs/product/guides.md, "Imported calendars"). */
export const listImportedCalendars = call({
  method: 'GET',
  path: '/api/guides/me/imported-calendars',
  summary: 'List your imported calendars',
  auth: 'required',
  replies: { 200: z.object({ data: z.array(ImportedCalendar) }) },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Adds a calendar, which is fetched immediately in the background. Idempotent. */
export const addImportedCalendar = call({
  method: 'POST',
  path: '/api/guides/me/imported-calendars',
  summary: 'Add an imported calendar by its iCal URL',
  auth: 'required',
  body: z.strictObject({ name: CalendarName, address: text(1, CALENDAR_ADDRESS_MAX) }),
  replies: { 200: ImportedCalendar },
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'CALENDAR_ADDRESS_INVALID', 'TOO_MANY_CALENDARS'],
  limit: 'write',
});

/** Fetches the calendar again, at most once a minute. More frequent requests have no effect. */
export const readImportedCalendar = call({
  method: 'POST',
  path: '/api/guides/me/imported-calendars/:id/read',
  summary: 'Fetch an imported calendar again',
  auth: 'required',
  params: importedParams,
  replies: { 200: ImportedCalendar },
  errors: ['NOT_FOUND', 'GUIDE_SUSPENDED'],
  limit: 'write',
});

export const removeImportedCalendar = call({
  method: 'DELETE',
  path: '/api/guides/me/imported-calendars/:id',
  summary: 'Remove an imported calendar and free its times',
  auth: 'required',
  params: importedParams,
  replies: { 200: z.object({ data: z.array(ImportedCalendar) }) },
  errors: ['NOT_FOUND', 'GUIDE_SUSPENDED'],
  limit: 'write',
});

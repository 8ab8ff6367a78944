/** The endpoints for guides, grouped by topic. */
export * from './calls/calendar.ts';
export * from './calls/imported-calendars.ts';
export * from './calls/itineraries.ts';
export * from './calls/page.ts';
export * from './calls/photos.ts';
export * from './calls/prices.ts';
export * from './calls/profile.ts';
export * from './calls/qualifications.ts';
export * from './calls/saved.ts';
export * from './calls/search.ts';
export * from './calls/waiting.ts';
export * from './calls/work-permission.ts';

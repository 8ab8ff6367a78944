import {
  createCalendarFeed,
  createTravelersLink,
  openTravelersPage,
  readCalendarFeed,
} from '@tomoguide/contract/bookings/calls';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCsvRow } from '../csv-row.ts';
import { inTransaction } from '../database/transaction.ts';
import { updateBooking } from '../domains/bookings/queries.ts';
import { buildPaidEmails } from '../domains/notifications/emails/booking-emails.ts';
import { type TestApp, testApp } from './app.ts';
import { aBooking } from './factories/bookings.ts';
import { emailFacts } from './factories/emails.ts';
import { NAMES_WITHOUT_FONT, UNICODE_NAMES } from './unicode-names.ts';

/** draw-sheet.test.ts prints the same names on trip sheets. */
const NAMES = [...UNICODE_NAMES, ...NAMES_WITHOUT_FONT];
const ADDRESS = NAMES.join(' ');

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('calendar feeds and the travelers’ page contain every name unchanged', async () => {
  const { id, guide, traveler } = await aBooking(t, {
    status: 'upcoming',
    checkout: {
      group: { adults: 2, children: 0, elderly: 0 },
      lead: { name: 'علی\u200cرضا', phone: '+8613800138000', language: 'en', needs: [] },
    },
  });
  await inTransaction(t.db, (tx) =>
    updateBooking(tx, id, { particulars: toParticulars({ meetingAddress: ADDRESS }) }),
  );
  const made = await t.inject(createCalendarFeed, {
    token: guide.user.token,
    body: { renew: false },
  });
  const key = new URL(made.body.address).searchParams.get('key');
  const feed = await t.inject(readCalendarFeed, { query: { key } });
  const [event] = new ICAL.Component(ICAL.parse(feed.raw)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('location')).toBe(ADDRESS);
  const link = await t.inject(createTravelersLink, { token: traveler.token, params: { id } });
  const page = await t.inject(openTravelersPage, {
    body: { token: link.body.path.split('#token=')[1] },
  });
  expect(page.body).toMatchObject({ name: 'علی\u200cرضا', meetingAddress: ADDRESS });
});

test.each(NAMES)('emails and CSV files contain %s unchanged', (nickname) => {
  const [toTraveler, toGuide] = buildPaidEmails(emailFacts({ nickname }), { answerBy: null });
  expect(toTraveler?.text).toContain(nickname);
  expect(`${toGuide?.subject} ${toGuide?.text}`).toContain(nickname);
  expect(formatCsvRow([nickname])).toBe(`"${nickname}"\r\n`);
});

import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { FEED_DAYS_BACK } from '@tomoguide/contract/bookings/calendar-feed';
import { particularsOf } from '@tomoguide/contract/bookings/particulars';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import {
  CALENDAR_READ_MINUTES,
  OWN_EVENT_SUFFIX,
} from '@tomoguide/contract/guides/imported-calendar';
import en from '@tomoguide/contract/locales/en/guides-calendar';
import zh from '@tomoguide/contract/locales/zh-CN/guides-calendar';
import { maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { Locale } from '@tomoguide/contract/primitives';
import { translate } from '@tomoguide/contract/translate';
import { and, asc, eq, gte, notInArray } from 'drizzle-orm';
import ICAL from 'ical.js';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { hashOfLink } from '../../../link-secret.ts';
import { personName, usersByIds, usersOfGuides } from '../../accounts/service.ts';
import { isGuideSuspended } from '../../guides/service.ts';
import { type BookingRow, bookings, calendarFeeds } from '../tables.ts';

const CATALOGUES = { en, 'zh-CN': zh } as const;

/** Tours of a feed: more than a guide has in half a year and a month. */
const MOST_TOURS = 1_000;
/** What is over before it was agreed, or only held while somebody pays. */
const LEFT_OUT: readonly BookingStatus[] = ['pending', 'cancelled'];

const utc = (at: Temporal.Instant): ICAL.Time =>
  ICAL.Time.fromJSDate(new Date(at.epochMilliseconds), true);

interface FeedTour {
  row: BookingRow;
  name: string;
}

const eventOf = (
  { row, name }: FeedTour,
  { locale, publicUrl, now }: { locale: Locale; publicUrl: string; now: Temporal.Instant },
): ICAL.Component => {
  const isRequest = row.status === 'confirmed';
  const say = (key: string): string =>
    translate(locale, CATALOGUES[locale], key, { name, count: row.travelers });
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${bookingNumber(row.id)}${OWN_EVENT_SUFFIX}`);
  event.addPropertyWithValue('dtstamp', utc(now));
  event.addPropertyWithValue('dtstart', utc(row.scheduledStart));
  event.addPropertyWithValue('dtend', utc(row.scheduledEnd));
  event.addPropertyWithValue('summary', say(isRequest ? 'feed.request' : 'feed.tour'));
  const place = formatMeetingPlace(particularsOf(row.particulars));
  event.addPropertyWithValue('location', isRequest ? maskContacts(place).text : place);
  event.addPropertyWithValue('description', bookingNumber(row.id));
  event.addPropertyWithValue('url', `${publicUrl}/guide-dashboard`);
  event.addPropertyWithValue('status', isRequest ? 'TENTATIVE' : 'CONFIRMED');
  return event;
};

/**
 * A guide's tours as iCalendar, in the guide's language. NOT_FOUND for what is no key of a feed, and
 * while the guide or their account is suspended.
 */
export const writeFeed = async (deps: BaseDeps, key: string): Promise<Uint8Array> => {
  const { db } = deps;
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.hash, hashOfLink(key)));
  const owner = feed && (await usersOfGuides(db, [feed.guideId])).get(feed.guideId);
  if (!owner || owner.suspended || (await isGuideSuspended(db, feed.guideId)))
    return fail('NOT_FOUND');
  const now = deps.clock.now();
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.guideId, feed.guideId),
        gte(bookings.scheduledStart, now.subtract({ hours: FEED_DAYS_BACK * 24 })),
        notInArray(bookings.status, [...LEFT_OUT]),
      ),
    )
    .orderBy(asc(bookings.scheduledStart))
    .limit(MOST_TOURS);
  const people = await usersByIds(
    db,
    rows.map(({ travelerId }) => travelerId),
  );
  const calendar = new ICAL.Component('vcalendar');
  const locale = owner.locale;
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//TomoGuide//Tours//EN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue(
    'x-wr-calname',
    translate(locale, CATALOGUES[locale], 'feed.name', {}),
  );
  calendar.addPropertyWithValue('x-published-ttl', `PT${CALENDAR_READ_MINUTES}M`);
  for (const row of rows) {
    const name = personName(people.get(row.travelerId)?.nickname ?? '', locale);
    const { publicUrl } = deps.config;
    calendar.addSubcomponent(eventOf({ row, name }, { locale, publicUrl, now }));
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
};

import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { CALENDAR_READ_MINUTES } from '@tomoguide/contract/guides/figures';
import { maskBesideMessages } from '@tomoguide/contract/messaging/contact-mask';
import type { Locale } from '@tomoguide/contract/primitives';
import ICAL from 'ical.js';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { hashLinkToken } from '../../../link-secret.ts';
import { getTranslation } from '../../../translation.ts';
import { getPersonName, loadGuideUsers, loadUsersByIds } from '../../accounts/service.ts';
import { isGuideSuspended } from '../../guides/service.ts';
import type { BookingRow } from '../tables.ts';
import { findFeedByHash, getTourUid, listFeedTours, loadChangeCounts } from './feed-queries.ts';
import { toUtcTime, writeCalendar } from './write-calendar.ts';

interface FeedTour {
  row: BookingRow;
  name: string;
  /** True if a substitute took it over from this guide. */
  isHandedOver: boolean;
  /** The number of changes to the booking so far. */
  changes: number;
}

const buildEvent = (
  { row, name, changes, isHandedOver }: FeedTour,
  { locale, publicUrl, now }: { locale: Locale; publicUrl: string; now: Temporal.Instant },
): ICAL.Component => {
  const isRequest = row.status === 'confirmed';
  const isCancelled = isHandedOver || row.status === 'cancelled';
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', getTourUid(row.id));
  event.addPropertyWithValue('dtstamp', toUtcTime(now));
  // Calendar apps keep the version of an event with the highest sequence number.
  event.addPropertyWithValue('sequence', changes);
  event.addPropertyWithValue('dtstart', toUtcTime(row.scheduledStart));
  event.addPropertyWithValue('dtend', toUtcTime(row.scheduledEnd));
  const title = isCancelled ? 'cancelled' : isRequest ? 'request' : 'tour';
  event.addPropertyWithValue(
    'summary',
    getTranslation<'calendar'>(locale)(`calendar.feed.${title}`, { name, count: row.travelers }),
  );
  if (isCancelled) event.addPropertyWithValue('transp', 'TRANSPARENT');
  else {
    const place = formatMeetingPlace(toParticulars(row.particulars));
    event.addPropertyWithValue('location', isRequest ? maskBesideMessages(place).text : place);
  }
  event.addPropertyWithValue('description', formatBookingNumber(row.id));
  event.addPropertyWithValue('url', `${publicUrl}/guide-dashboard`);
  const agreed = isRequest ? 'TENTATIVE' : 'CONFIRMED';
  event.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : agreed);
  return event;
};

/**
 * Returns the guide's tours as an iCalendar feed, in the guide's language. Throws NOT_FOUND for an unknown
 * key, and while the guide or their account is suspended.
 */
export const writeFeed = async (deps: BaseDeps, key: string): Promise<Uint8Array> => {
  const { db } = deps;
  const feed = await findFeedByHash(db, hashLinkToken(key));
  const owner = feed && (await loadGuideUsers(db, [feed.guideId])).get(feed.guideId);
  if (!owner || owner.suspended || (await isGuideSuspended(db, feed.guideId)))
    return fail('NOT_FOUND');
  const now = deps.clock.now();
  const rows = await listFeedTours(db, feed.guideId, now);
  const people = await loadUsersByIds(
    db,
    rows.map(({ travelerId }) => travelerId),
  );
  const changes = await loadChangeCounts(
    db,
    rows.map(({ id }) => id),
  );
  const locale = owner.locale;
  const events = rows.map((row) => {
    const name = getPersonName(people.get(row.travelerId)?.nickname ?? '', locale);
    const { publicUrl } = deps.config;
    const isHandedOver = row.guideId !== feed.guideId;
    const tour = { row, name, isHandedOver, changes: changes.get(row.id) ?? 0 };
    return buildEvent(tour, { locale, publicUrl, now });
  });
  const text = writeCalendar(
    {
      prodid: '-//TomoGuide//Tours//EN',
      method: 'PUBLISH',
      'x-wr-calname': getTranslation<'calendar'>(locale)('calendar.feed.name'),
      'x-published-ttl': `PT${CALENDAR_READ_MINUTES}M`,
    },
    events,
  );
  return Buffer.from(text);
};

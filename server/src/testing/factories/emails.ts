import { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import type { UserFacts } from '../../domains/accounts/service.ts';
import type { EmailFacts } from '../../domains/notifications/emails/tour-email.ts';
import type { TestApp } from '../app.ts';

const START = Temporal.Instant.from('2026-05-03T00:30:00Z');

const person = (username: string, nickname: string, given: Partial<UserFacts> = {}): UserFacts => ({
  id: UserId.parse(1),
  username,
  nickname,
  fullName: nickname,
  email: `${username}@example.com`,
  emailConfirmed: true,
  profilePicture: null,
  guideId: null,
  isStaff: false,
  identityVerified: false,
  verifiedName: null,
  suspended: false,
  closed: false,
  readReceiptsEnabled: true,
  locale: 'en',
  timeZone: null,
  ...given,
});

/**
 * Returns the facts of a tour at 9:30 on May 3 in Tokyo, with its traveler and guide, for emails about it.
 */
export const emailFacts = (
  traveler: Partial<UserFacts> = {},
  guide: Partial<UserFacts> = {},
): EmailFacts => ({
  booking: {
    id: BookingId.parse(42),
    bookingNumber: 'TG0042',
    guideId: GuideId.parse(7),
    travelerId: UserId.parse(1),
    guideUserId: UserId.parse(2),
    start: START,
    timeZone: 'Asia/Tokyo',
    hours: 4,
    travelers: 2,
    itinerary: null,
    ticketsBought: [],
    depositCents: 27_600,
    finalPaymentCents: 64_400,
    paid: true,
    instant: false,
    reviewUntil: null,
    earned: null,
    meetingPlace: 'Kyoto Station',
    suggestedPlace: null,
    showsContacts: true,
  },
  traveler: person('xiaoyum', '王小雨', traveler),
  guide: person('kenjiguide', 'Kenji', { guideId: GuideId.parse(7), ...guide }),
  city: 'kyoto',
  publicUrl: 'https://tomoguide.example',
});

/** Returns the scheduled emails to this address, oldest first. */
export const emailsTo = async (
  t: TestApp,
  email: string,
): Promise<{ subject: string; text: string }[]> => {
  await t.drain();
  const { rows } = await t.db.execute<{ subject: string; text: string }>(
    sql`select data ->> 'subject' as subject, data ->> 'text' as text from pgboss.job
        where name = 'notifications.send-mail' and data ->> 'to' = ${email}
        order by split_part(data ->> 'messageId', '-', 2)::bigint`,
  );
  return rows;
};

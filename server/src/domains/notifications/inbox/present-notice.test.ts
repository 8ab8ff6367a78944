import { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { presentNotice } from './present-notice.ts';
import type { NoticeRow } from './queries.ts';

const notice = (
  kind: NoticeRow['kind'],
  expiresAt: string | null = null,
  place: NoticeRow['params']['place'] = 'traveler',
) =>
  presentNotice(
    {
      id: SystemMessageId.parse(1),
      userId: UserId.parse(7),
      kind,
      type: 'booking',
      params: {
        place,
        number: 'TG0042',
        other: 'Aoi',
        minutes: 60,
        start: '2026-12-01T03:30:00Z',
        deadline: '2026-12-01T03:50:00Z',
        timeZone: 'Asia/Tokyo',
      },
      status: 'unread',
      createdAt: Temporal.Instant.from('2026-12-01T03:00:00Z'),
      readAt: null,
      expiresAt: expiresAt === null ? null : Temporal.Instant.from(expiresAt),
      relatedType: null,
      relatedId: null,
      announcementId: null,
    },
    {
      locale: 'en',
      timeZone: 'Asia/Shanghai',
      now: Temporal.Instant.from('2026-12-01T04:00:00Z'),
    },
  );

test('shows a tour in the guide’s time zone first and a deadline in the user’s, omitting the current year', () => {
  expect(notice('requested').apart?.times).toEqual([
    { label: 'Tour', time: 'Tue, Dec 1, 12:30 Japan time (11:30 in Beijing)' },
    { label: 'Deadline', time: 'Tue, Dec 1, 11:50 Beijing time (12:50 in Japan)' },
  ]);
  expect(notice('extended').apart?.times).toEqual([
    { label: 'New end', time: 'Tue, Dec 1, 12:50 Japan time (11:50 in Beijing)' },
  ]);
});

test('returns the times both separately and within the full text', () => {
  const { message, apart } = notice('accepted');
  expect(apart?.message).toBe('Your tour TG0042 is booked.');
  expect(message).toBe(
    'Your tour TG0042 is booked. Tour: Tue, Dec 1, 12:30 Japan time (11:30 in Beijing).',
  );
  expect(notice('rejected').apart).toBeUndefined();
});

test('returns the names in a text, so that a page can avoid line breaks within them', () => {
  const { names, title } = notice('extensionAgreed');
  expect(names).toEqual(['Aoi']);
  expect(title).toContain(names[0]);
});

test.each([
  ['requested', null, false],
  ['requested', '2026-12-01T03:50:00Z', false],
  ['requested', '2026-12-01T03:20:00Z', true],
  ['requested', '2026-12-01T04:30:00Z', false],
  ['startNear', '2026-12-01T03:30:00Z', false],
  ['startNear', '2026-12-01T03:20:00Z', true],
  ['startsTomorrow', '2026-12-01T03:20:00Z', false],
  ['addressProposed', '2026-12-01T03:30:00Z', false],
  ['addressProposed', '2026-12-01T03:20:00Z', true],
] as const)('a %s notice that expires at %s is closed early: %s', (kind, expiresAt, closed) => {
  expect(notice(kind, expiresAt).isClosed).toBe(closed);
});

test.each([
  ['booked', '/guide-dashboard#TG0042'],
  ['addressProposed', '/guide-dashboard#TG0042'],
  ['disputed', '/guide-dashboard#TG0042'],
  ['noShowYours', '/guide-dashboard#TG0042'],
  ['reviewed', '/guide-dashboard#reviews'],
] as const)('%s links a guide to the view that shows it', (kind, url) => {
  expect(notice(kind, null, 'guide').actionUrl).toBe(url);
});

test('links a traveler to the trips, and a guide to the guide’s pages', () => {
  expect(notice('accepted').actionUrl).toBe('/dashboard');
  expect(notice('guideRestored', null, 'guidePages').actionUrl).toBe('/guide');
});

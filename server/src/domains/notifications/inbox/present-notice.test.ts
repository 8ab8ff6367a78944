import { SystemMessageId, UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { presentNotice } from './present-notice.ts';
import type { NoticeRow } from './queries.ts';

const notice = (kind: NoticeRow['kind']) =>
  presentNotice(
    {
      id: SystemMessageId.parse(1),
      userId: UserId.parse(7),
      kind,
      type: 'booking',
      params: {
        place: 'traveler',
        number: 'TG0042',
        other: 'Aoi',
        minutes: 60,
        deadline: '2026-12-01T05:00:00Z',
        timeZone: 'Asia/Tokyo',
      },
      status: 'unread',
      createdAt: Temporal.Instant.from('2026-12-01T03:00:00Z'),
      readAt: null,
      expiresAt: null,
      relatedType: null,
      relatedId: null,
      announcementId: null,
    },
    {
      locale: 'en',
      timeZone: 'Asia/Shanghai',
      now: Temporal.Instant.from('2026-12-01T04:00:00Z'),
    },
  ).message;

test('the new end of a tour stands on the guide’s clock first, a deadline on the reader’s', () => {
  expect(notice('extended')).toContain('14:00 (Tokyo time) · 13:00 (Beijing time)');
  expect(notice('extensionAgreed')).toContain('13:00 (Beijing time) · 14:00 (Tokyo time)');
});

import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { buildTourFile } from './tour-file.ts';

const BOOKING = {
  bookingNumber: 'TG0042',
  viewerIs: 'traveler',
  extensionCount: 0,
  scheduledStartTime: '2026-12-01T01:00:00Z',
  scheduledEndTime: '2026-12-01T05:00:00Z',
  timeZone: 'Asia/Tokyo',
  guide: { name: 'Aoi', serviceCity: 'kyoto' },
  traveler: { nickname: 'Mei' },
  itinerary: { id: 3, title: { en: 'Gion before eight', zh: null } },
  meetingAddress: '京都府京都市左京区下鴨泉川町59',
  meetingPostalCode: '6060807',
};
const getFile = (change: object = {}): string =>
  buildTourFile({ ...BOOKING, ...change } as unknown as BookingDetail, {
    locale: 'en',
    publicUrl: 'https://tomoguide.example',
    now: Temporal.Instant.from('2026-11-22T03:04:05Z'),
  });

test('marks the tour in the guide’s file as a TomoGuide tour, so that imports ignore it', () => {
  const file = getFile({ viewerIs: 'guide' });
  expect(file).toContain('UID:TG0042@tours.tomoguide\r\n');
  expect(file).toContain('SUMMARY:Tour with Mei\r\n');
});

test('gives the traveler’s file its own UID and the guide’s local time', () => {
  const file = getFile();
  for (const line of [
    'UID:TG0042@tomoguide.example',
    'DTSTART;TZID=Asia/Tokyo:20261201T100000',
    'SUMMARY:Kyoto with Aoi',
    'LOCATION:〒606-0807 京都府京都市左京区下鴨泉川町59',
  ])
    expect(file).toContain(`${line}\r\n`);
});

test.each(['guide', 'traveler'] as const)('names the itinerary in the %s’s file', (viewerIs) => {
  expect(getFile({ viewerIs })).toContain('DESCRIPTION:Gion before eight\\nTomoGuide');
});

test('counts each extension, change and hand-over, so that the sequence never falls', () => {
  const changed = {
    extensionCount: 1,
    changes: { ended: [{ state: 'applied' }, { state: 'declined' }] },
    // Another colleague was asked since.
    substitution: { state: 'asked' },
    formerGuides: [{ nickname: 'Aoi' }, { nickname: 'Ren' }],
  };
  expect(getFile(changed)).toContain('SEQUENCE:4\r\n');
});

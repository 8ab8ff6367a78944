import type { HistoryEntry } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBooking } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { BookingTimeline } from './booking-timeline.tsx';

const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
  at: '2026-11-20T01:00:00Z',
  event: 'check_out',
  by: 'traveler',
  from: null,
  to: 'pending',
  cancelKind: null,
  rejectReason: null,
  reason: null,
  enteredAt: null,
  ...change,
});

const history = [
  entry({}),
  entry({ at: '2026-11-20T02:00:00Z', event: 'accept', by: 'guide' }),
  entry({ at: '2026-12-01T02:00:00Z', event: 'request_extension' }),
  entry({ at: '2026-12-01T03:00:00Z', event: 'extension_unanswered', by: 'clock' }),
];
const entryTexts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.textContent);

test('refers to the user as ‘you’ and to the other user by name', async () => {
  await show(<BookingTimeline booking={sampleBooking({ history })} />);
  expect(entryTexts()).toEqual([
    'You booked; deposit to be paid',
    'Aoi accepted the request',
    'You asked for an extension',
    'Aoi didn’t answer the extension request in time',
  ]);
});

test('shows the same history to the guide, including in Chinese', async () => {
  await show(<BookingTimeline booking={sampleBooking({ history, viewerIs: 'guide' })} />, {
    locale: 'zh-CN',
  });
  expect(entryTexts()).toEqual([
    'Mei 提交了预订，待付订金',
    '你接受了预订',
    'Mei 申请了延长',
    '你未按时答复延长申请',
  ]);
});

test('shows the time zone of the times in the history', async () => {
  await show(<BookingTimeline booking={sampleBooking({ history })} />);
  await expect.element(page.getByText('Japan time', { exact: true })).toBeVisible();
});

test('names in each entry the guide of its time (bookings.md, "Substitute guide")', async () => {
  const handedOver = [
    entry({ event: 'accept', by: 'guide' }),
    entry({ at: '2026-11-21T02:00:00Z', event: 'agree_to_substitute' }),
    entry({ at: '2026-11-22T02:00:00Z', event: 'confirm_extension', by: 'guide' }),
  ];
  const formerGuides = [{ id: 11, nickname: 'Ren', profilePicture: null }];
  await show(<BookingTimeline booking={sampleBooking({ history: handedOver, formerGuides })} />);
  const [accepted, , later] = entryTexts();
  expect(accepted).toBe('Ren accepted the request');
  expect(later).toContain('Aoi');
});

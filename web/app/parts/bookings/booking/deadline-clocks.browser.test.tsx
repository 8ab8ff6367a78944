import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestCard } from '../../../pages/guide-dashboard/request-card.tsx';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { DisputeStatements } from '../dispute/dispute-statements.tsx';
import { HoldDeadline } from '../hold-deadline.tsx';
import { RequestProgress } from '../request/request-progress.tsx';
import { TripState } from './booking-state.tsx';
import { TourClock } from './tour-clock.tsx';

const deadlineAt = '2036-12-01T03:00:00Z';
const dispute = {
  openedBy: 'guide',
  openedAt: '2026-12-01T03:00:00Z',
  reason: 'Nobody came.',
  statement: 'I was there.',
  decideBy: deadlineAt,
  decision: null,
} as const;
const disputed = sampleBooking({
  status: 'disputed',
  dispute: { ...dispute, files: [], statementFiles: [] },
});
if (!disputed.dispute) throw new Error('no dispute');
const paid = sampleBooking({ viewerIs: 'guide', status: 'confirmed', can: ['accept'], deadlineAt });
const tourRequest = sampleRequest({ viewerIs: 'guide', expiresAt: deadlineAt });

/** One booking for each kind of deadline, except for payments. */
const TRIPS: Parameters<typeof sampleBooking>[0][] = [
  { status: 'confirmed', tab: 'pending-requests', deadlineAt },
  { status: 'cancelled', tab: 'past', cancelKind: 'no_show_guide', settleAt: deadlineAt },
];
const ended = sampleBooking({
  status: 'ongoing',
  tab: 'ongoing',
  scheduledStartTime: '2026-11-01T01:00:00Z',
  scheduledEndTime: '2026-11-01T05:00:00Z',
  deadlineAt,
});

const PARTS: ReactElement[] = [
  ...TRIPS.map((change) => <TripState key={change?.status} booking={sampleBooking(change)} />),
  <TourClock key="over" booking={ended} />,
  <RequestCard key="1" booking={paid} />,
  <RequestProgress key="2" request={tourRequest} name="Mei" />,
  <DisputeStatements key="3" booking={disputed} dispute={disputed.dispute} />,
];

afterEach(() => {
  vi.restoreAllMocks();
});

const text = () => document.body.innerText;

const toPay = sampleBooking({
  status: 'pending',
  tab: 'pending-requests',
  can: ['pay'],
  deadlineAt,
});

test.each([
  <TripState key="1" booking={toPay} />,
  <HoldDeadline key="2" until={deadlineAt} timeZone="Asia/Tokyo" />,
])('shows a payment deadline as notices do (time.md, "Whose clock"; %#)', async (part) => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Shanghai');
  await show(part, { as: sampleSession() });
  await expect.poll(text).toMatch(/Dec 1, 2036, 11:00 Beijing time \(12:00 in Japan\)/);
});

test.each(PARTS)('shows a deadline in one time zone (time.md, "Whose clock"; %#)', async (part) => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Shanghai');
  await show(part, { as: sampleSession() });
  await expect.poll(text).toMatch(/Dec 1, 2036, 12:00/);
  expect(text()).not.toContain('Beijing');
});

test.each(PARTS)('adds the user’s time if it is on another day (%#)', async (part) => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
  await show(part, { as: sampleSession() });
  await expect.poll(text).toMatch(/12:00 Japan time \(Nov 30, 22:00 in New York\)/);
});

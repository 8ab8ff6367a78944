import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestCard } from '../../../pages/guide-dashboard/request-card.tsx';
import { sampleProposal, withChanges } from '../../../testing/sample-change.ts';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { sampleSubstitution } from '../../../testing/sample-substitution.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { BookingFacts } from '../../messaging/live-bookings/booking-line.tsx';
import { OpenChange } from '../change/open-change.tsx';
import { DisputeStatements } from '../dispute/dispute-statements.tsx';
import { HoldDeadline } from '../hold-deadline.tsx';
import { RequestProgress } from '../request/request-progress.tsx';
import { SubstitutePanel } from '../substitute/substitute-panel.tsx';
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

const ended = sampleBooking({
  status: 'ongoing',
  tab: 'ongoing',
  scheduledStartTime: '2026-11-01T01:00:00Z',
  scheduledEndTime: '2026-11-01T05:00:00Z',
  deadlineAt,
});

/** Parts with times that are not deadlines of an answer or a payment. */
const PARTS: ReactElement[] = [
  <TourClock key="over" booking={ended} />,
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

const booked = sampleBooking();
const proposed = withChanges(booked, sampleProposal(booked, { answerBy: deadlineAt }));
const substitution = sampleSubstitution(booked, { answerBy: deadlineAt });
const waiting = sampleBooking({ status: 'confirmed', tab: 'pending-requests', deadlineAt });
const noShow = sampleBooking({
  status: 'cancelled',
  tab: 'past',
  cancelKind: 'no_show_guide',
  settleAt: deadlineAt,
});

test.each([
  <TripState key="1" booking={toPay} />,
  <HoldDeadline key="2" until={deadlineAt} timeZone="Asia/Tokyo" />,
  <TripState key="3" booking={waiting} />,
  <TripState key="4" booking={noShow} />,
  <OpenChange key="5" booking={proposed} />,
  <SubstitutePanel key="6" booking={sampleBooking({ substitution })} />,
  <RequestCard key="7" booking={paid} />,
  <RequestProgress key="8" request={tourRequest} name="Mei" />,
  <BookingFacts key="9" booking={waiting} />,
])(
  'shows the deadline of an answer or a payment as notices do (time.md, "Whose clock"; %#)',
  async (part) => {
    vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Shanghai');
    await show(part, { as: sampleSession() });
    await expect.poll(text).toMatch(/Dec 1, 2036, 11:00 Beijing time \(12:00 in Japan\)/);
  },
);

test.each(PARTS)(
  'shows another time in one time zone (time.md, "Whose clock"; %#)',
  async (part) => {
    vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Shanghai');
    await show(part, { as: sampleSession() });
    await expect.poll(text).toMatch(/Dec 1, 2036, 12:00/);
    expect(text()).not.toContain('Beijing');
  },
);

test.each(PARTS)('adds the user’s time if it is on another day (%#)', async (part) => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
  await show(part, { as: sampleSession() });
  await expect.poll(text).toMatch(/12:00 Japan time \(Nov 30, 22:00 in New York\)/);
});

test.each([
  [11, true],
  [25, false],
])('with %i hours left, says so: %s (time.md, "Whose clock")', async (hours, says) => {
  const until = Temporal.Now.instant().add({ hours, minutes: 5 }).toString();
  const proposal = sampleProposal(booked, { answerBy: until });
  const change = { substitution: sampleSubstitution(booked, { answerBy: until }) };
  for (const part of [
    <OpenChange key="1" booking={withChanges(booked, proposal)} />,
    <SubstitutePanel key="2" booking={sampleBooking(change)} />,
    <BookingFacts key="3" booking={{ ...waiting, deadlineAt: until }} />,
  ]) {
    const { screen } = await show(part, { as: sampleSession() });
    await expect.poll(text).toMatch(/[Aa]nswer/);
    expect(text().includes('11 hours')).toBe(says);
    await screen.unmount();
  }
});

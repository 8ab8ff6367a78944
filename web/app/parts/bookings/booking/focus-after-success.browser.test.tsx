import {
  acceptAddress,
  answerDispute,
  claimEmergency,
  getEmergencyClaim,
  reportNoShow,
} from '@tomoguide/contract/bookings/calls';
import { type BookingDetail, EmergencyClaimPage } from '@tomoguide/contract/bookings/entities';
import { BookingId } from '@tomoguide/contract/primitives';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { ClaimPage } from '../../../pages/booking/emergency-claim/claim-page.tsx';
import { TripCard } from '../../../pages/dashboard/trip-card.tsx';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { interceptUploads, restoreUploads } from '../../../testing/uploads.ts';
import { dismissToast, getCurrentToast } from '../../../ui/toast.ts';
import { DisputeStatements } from '../dispute/dispute-statements.tsx';
import { MeetingPoint } from './meeting-point.tsx';

afterEach(() => {
  restoreUploads();
  sessionStorage.clear();
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

/** Renders a component with a booking that the test can change, as a refetch of the list does. */
const showChangingBooking = async (
  first: BookingDetail,
  part: (booking: BookingDetail) => ReactNode,
  replies: ReturnType<typeof reply>[],
) => {
  let set: (booking: BookingDetail) => void = () => {};
  const Host = () => {
    const [booking, change] = useState(first);
    set = change;
    return part(booking);
  };
  await show(<Host />, { as: sampleSession(), replies });
  return (booking: BookingDetail) => set(booking);
};
const pressButton = async (name: string, within: { getByRole: typeof page.getByRole } = page) => {
  (within.getByRole('button', { name }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

test('answering a suggestion moves focus to the meeting point', async () => {
  const suggested = sampleBooking({
    can: ['change_address'],
    addressProposal: {
      number: 3,
      by: 'guide',
      meetingAddress: 'Ueno Park, south gate',
      meetingPostalCode: '1100007',
      addressConfirmed: false,
      at: '2026-11-21T00:00:00Z',
    },
  });
  const change = await showChangingBooking(
    suggested,
    (booking) => <MeetingPoint booking={booking} />,
    [reply(acceptAddress, sampleBooking())],
  );
  await pressButton('Meet there');
  await expect.poll(() => getCurrentToast()?.title).toBe('Meeting point changed');
  change(sampleBooking());
  await expect.element(page.getByRole('group', { name: 'Meeting point' })).toHaveFocus();
});

test('submitting a statement in a dispute moves focus to the dispute', async () => {
  const dispute = {
    openedBy: 'guide',
    openedAt: '2026-12-01T03:00:00Z',
    reason: 'Nobody came.',
    decideBy: '2026-12-15T03:00:00Z',
    decision: null,
  } as const;
  const withAnswer = (statement: string | null) =>
    sampleBooking({
      status: 'disputed',
      dispute: { ...dispute, statement, files: [], statementFiles: [] },
    });
  const answered = withAnswer('I did.');
  const change = await showChangingBooking(
    withAnswer(null),
    (booking) =>
      booking.dispute ? <DisputeStatements booking={booking} dispute={booking.dispute} /> : null,
    [reply(answerDispute, answered)],
  );
  await page.getByRole('textbox').fill('I did.');
  await pressButton('Tell your side');
  await expect.poll(() => getCurrentToast()?.tone).toBe('success');
  change(answered);
  await expect.element(page.getByRole('group', { name: 'Dispute' })).toHaveFocus();
});

test('reporting a no-show moves focus to the booking and its status', async () => {
  const reported = sampleBooking({ status: 'cancelled', cancelKind: 'no_show_guide' });
  const change = await showChangingBooking(
    sampleBooking({ status: 'awaiting_start', can: ['report_no_show'] }),
    (booking) => <TripCard booking={booking} />,
    [reply(reportNoShow, reported)],
  );
  await page.getByRole('button', { name: /^Details/ }).click();
  await pressButton('Report a no-show');
  await pressButton('Report a no-show', page.getByRole('dialog'));
  await expect.poll(() => getCurrentToast()?.title).toBe('No-show reported');
  change(reported);
  await expect.element(page.getByRole('group', { name: /Cancelled/ })).toHaveFocus();
});

test('sending an emergency claim moves focus to its status', async () => {
  const pageWith = (change: object) =>
    z.parse(EmergencyClaimPage, {
      bookingId: 42,
      bookingNumber: 'TG0042',
      claimableUntil: '2026-12-04T01:00:00Z',
      onlinePaidCents: 30_000,
      tierRefundCents: 0,
      emergencyRefundCents: 25_500,
      ...change,
    });
  const claim = {
    id: 7,
    state: 'open',
    words: 'I broke my leg.',
    claimedAt: '2026-12-01T01:00:00Z',
    decideBy: '2026-12-05T01:00:00Z',
    decidedAt: null,
    reason: null,
    files: [],
  };
  let now = pageWith({ takesEmergencyClaim: true, claim: null });
  const uploads = interceptUploads();
  await show(<ClaimPage id={BookingId.parse(42)} />, {
    as: sampleSession(),
    replies: [
      reply(getEmergencyClaim, () => now),
      reply(claimEmergency, () => {
        now = pageWith({ takesEmergencyClaim: false, claim });
        return now;
      }),
    ],
  });
  await page.getByRole('textbox').fill('I broke my leg.');
  const document = new File(['%PDF'], 'clinic.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText(/^Document/), document);
  uploads[0]?.finish(31);
  await expect.element(page.getByText('Uploaded')).toBeVisible();
  await pressButton('Send claim');
  const state = page.getByRole('group', { name: /Our team is looking at your claim/ });
  await expect.element(state).toHaveFocus();
});

import {
  getBooking,
  getPaymentProofs,
  returnPaymentProof,
} from '@tomoguide/contract/bookings/calls';
import { PaymentProofs } from '@tomoguide/contract/bookings/entities';
import { BookingId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { ProofBadge } from '../../../parts/bookings/payment-proof/proof-badge.tsx';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ProofForm } from './proof-form.tsx';
import { ProofPage } from './proof-page.tsx';

const balance = (proofUploadedByTraveler: boolean, verifiedByGuide: boolean) =>
  ({
    kind: 'final_payment',
    amountCents: 70_000,
    paidAt: null,
    proofUploadedByTraveler,
    verifiedByGuide,
  }) as const;

test.each([
  [false, false, '+ upload payment proof', '+ 上传付款凭证'],
  [true, false, 'payment proof not checked yet', '付款凭证待核对'],
  [true, true, 'payment verified', '付款已核实'],
])(
  'shows the badge of a payment proof that was uploaded %s and verified %s',
  async (uploaded, verified, en, zh) => {
    const booking = sampleBooking({
      takesProof: !uploaded,
      payments: [balance(uploaded, verified)],
    });
    for (const [locale, words] of [
      ['en', en],
      ['zh-CN', zh],
    ] as const) {
      const { screen } = await show(<ProofBadge booking={booking} />, { locale });
      const link = screen.getByRole('link', { name: words });
      await expect.element(link).toHaveAttribute('href', '/booking/42/payment-proof');
      await screen.unmount();
    }
  },
);

const proofs = (state: 'waiting' | 'returned') =>
  z.parse(PaymentProofs, {
    bookingId: 42,
    bookingNumber: 'TG0042',
    viewerIs: 'guide',
    finalPaymentCents: 70_000,
    takesProof: false,
    from: '2026-12-01',
    until: '2026-12-01',
    proofs: [
      {
        id: 5,
        state,
        amountCents: 70_000,
        paidOn: '2026-12-01',
        uploadedAt: '2026-12-01T06:00:00Z',
        files: [],
        warnings: ['same_picture'],
        returnReason: state === 'returned' ? 'The amount is cut off' : null,
        answeredAt: state === 'returned' ? '2026-12-01T07:00:00Z' : null,
      },
    ],
  });

test('fills in the amount, formats the payment date as usual, and keeps both across a reload', async () => {
  const open = {
    ...proofs('returned'),
    viewerIs: 'traveler' as const,
    takesProof: true,
    proofs: [],
  };
  const form = <ProofForm of={{ ...open, from: '2026-12-01', until: '2026-12-03' }} />;
  const { screen } = await show(form, { as: sampleSession() });
  const day = screen.getByLabelText('Day of payment');
  await expect
    .element(day)
    .toHaveTextContent('Choose a dayTue, Dec 1, 2026Wed, Dec 2, 2026Thu, Dec 3, 2026');
  await expect.element(screen.getByLabelText('Amount paid (RMB)')).toHaveValue('700');
  await screen.getByRole('button', { name: 'Upload payment proof' }).click();
  await expect.element(screen.getByText('Choose the day you paid.')).toBeVisible();
  await expect.element(day).toHaveFocus();

  await day.selectOptions('2026-12-02');
  await screen.unmount();
  const { screen: again } = await show(form, { as: sampleSession() });
  await expect.element(again.getByLabelText('Amount paid (RMB)')).toHaveValue('700');
  await expect.element(again.getByLabelText('Day of payment')).toHaveValue('2026-12-02');
});

test.each([
  ['accepted', 'returned', true, /^Add a receipt or screenshot/, false],
  ['no longer accepted', 'returned', false, /^You pay Aoi the remaining RMB 700 in person/, true],
  ['not accepted yet', null, false, /^You pay Aoi the remaining RMB 700 in person/, true],
  ['waiting for review', 'waiting', false, /^You’ve uploaded proof/, false],
  ['disputed', 'returned', false, /^Payment proof can’t be uploaded/, false],
  ['cancelled', null, false, /^Payment proof can’t be uploaded/, false],
] as const)(
  'invites the traveler to upload a proof only while proofs are accepted: %s',
  async (why, state, takesProof, lead, showsPeriod) => {
    const status = why === 'disputed' || why === 'cancelled' ? { status: why } : {};
    const given = proofs(state ?? 'waiting');
    const of = {
      ...given,
      viewerIs: 'traveler' as const,
      takesProof,
      proofs: state === null ? [] : given.proofs,
    };
    await show(<ProofPage id={BookingId.parse(42)} />, {
      as: sampleSession(),
      replies: [reply(getPaymentProofs, of), reply(getBooking, sampleBooking(status))],
    });
    await expect.element(page.getByText(lead)).toBeVisible();
    expect(page.getByText(/^You can upload proof from/).elements()).toHaveLength(
      showsPeriod ? 1 : 0,
    );
  },
);

test('shows the guide the warning, and requires a reason to return a proof', async () => {
  const { screen, sent } = await show(<ProofPage id={BookingId.parse(42)} />, {
    as: sampleSession({ isGuide: true }),
    replies: [
      reply(getPaymentProofs, proofs('waiting')),
      reply(returnPaymentProof, proofs('returned')),
    ],
  });
  await expect.element(screen.getByText(/very similar image was already used/)).toBeVisible();
  await screen.getByRole('button', { name: 'No, not yet' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Return proof' }).click();
  await expect.element(dialog.getByText('Say what’s wrong with the proof.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('The amount is cut off');
  await dialog.getByRole('button', { name: 'Return proof' }).click();
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST'))
    .toMatchObject({
      path: '/api/v2/bookings/42/payment-proof/5/return',
      body: { reason: 'The amount is cut off' },
    });
});

import { acceptChange, declineChange, withdrawChange } from '@tomoguide/contract/bookings/calls';
import type { ChangeProposal } from '@tomoguide/contract/bookings/entities';
import { getWallet, payChange } from '@tomoguide/contract/payments/calls';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leaveCallsUnanswered, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleProposal, withChanges } from '../../../testing/sample-change.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { clearToast, getCurrentToast } from '../../../ui/toast.ts';
import { ChangeNotes } from './change-notes.tsx';
import { EndedChanges } from './ended-changes.tsx';
import { OpenChange } from './open-change.tsx';

const booked = sampleBooking({
  scheduledStartTime: '2036-05-04T01:00:00Z',
  scheduledEndTime: '2036-05-04T05:00:00Z',
  can: ['cancel', 'propose_change'],
});
const asGuide = sampleBooking({ ...booked, viewerIs: 'guide' });
const awaiting = (change: Partial<ChangeProposal> = {}): ChangeProposal =>
  sampleProposal(booked, {
    state: 'awaiting_payment',
    can: ['withdraw', 'pay'],
    payBy: '2036-05-01T03:15:00Z',
    ...change,
  });
const wallet = reply(getWallet, {
  balanceCents: 0,
  refundedCents: 0,
  goodwillCents: 0,
  level: 'bronze',
  nextLevel: 'silver',
  missingCents: 200_000,
});

const showChange = async (
  booking = withChanges(booked, sampleProposal(booked)),
  replies: ReturnType<typeof reply>[] = [],
  locale: 'en' | 'zh-CN' = 'en',
) => {
  const shown = await show(
    <main>
      <OpenChange booking={booking} />
      <ChangeNotes booking={booking} />
      <EndedChanges booking={booking} />
    </main>,
    { as: sampleSession(), locale, replies: [...replies, wallet] },
  );
  const posts = () => shown.sent.filter(({ method }) => method === 'POST');
  return { ...shown, posts };
};

const button = (name: RegExp) => page.getByRole('button', { name });

afterEach(() => clearToast());

test('shows the other user’s proposal with both answers, the difference and the deadline', async () => {
  await showChange();
  const panel = page.getByRole('region', { name: 'Aoi proposes a change' });
  await expect.element(panel.getByText(/^Answer by Fri, May 2, 2036/)).toBeVisible();
  await expect.element(panel.getByText('4 hours')).toBeVisible();
  await expect.element(panel.getByText('5 hours')).toBeVisible();
  await expect.element(button(/^Accept and pay RMB 75/)).toBeVisible();
  await expect.element(button(/^Decline/)).toBeVisible();
  await expect.element(button(/^Withdraw/)).not.toBeInTheDocument();
});

test('says before accepting what declared bad weather means for the change', async () => {
  const declared = {
    firstDay: '2036-05-06',
    lastDay: '2036-05-06',
    reason: { en: 'Typhoon No. 5', zh: '5 号台风' },
  };
  const weather = { uncounted: true, declared, refundsInFull: false };
  await showChange(withChanges(booked, sampleProposal(booked, { weather })));
  const panel = page.getByRole('region', { name: 'Aoi proposes a change' });
  await expect.element(panel.getByText('Bad weather: Typhoon No. 5')).toBeVisible();
  await expect
    .element(panel.getByText(/if you move the tour there, the usual refund/))
    .toBeVisible();
  await expect.element(panel.getByText(/this change doesn’t count/)).toBeVisible();
});

test('accepting a dearer change as the traveler opens the payment of the difference', async () => {
  const { posts } = await showChange(undefined, [
    reply(acceptChange, withChanges(booked, awaiting())),
    reply(payChange, {
      paymentId: 8 as never,
      status: 'paid',
      redirectUrl: null,
      expiresAt: null,
    }),
  ]);
  await button(/^Accept and pay/).click();
  const dialog = page.getByRole('dialog', { name: 'Pay the difference' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByText('Alipay', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Pay RMB 75' }).click();
  await expect
    .poll(() => posts().map(({ path }) => path.split('/').at(-1)))
    .toEqual(['accept', 'pay-change']);
  expect(posts().at(-1)?.body).toEqual({ method: 'alipay' });
});

test('declining asks nothing, and tells the traveler until when cancelling is free', async () => {
  const declined = { ...withChanges(booked, null), freeCancellationUntil: '2036-05-03T03:00:00Z' };
  const { posts } = await showChange(undefined, [reply(declineChange, declined)]);
  await button(/^Decline/).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Change declined');
  expect(getCurrentToast()?.description).toMatch(/full refund until Sat, May 3, 2036/);
  expect(posts()).toHaveLength(1);
});

test('the user who proposed can withdraw it or propose something else', async () => {
  const own = withChanges(booked, sampleProposal(booked, { by: 'traveler', can: ['withdraw'] }));
  await showChange(own, [reply(withdrawChange, withChanges(booked, null))]);
  await expect.element(page.getByRole('region', { name: 'You proposed a change' })).toBeVisible();
  await expect.element(button(/^Propose something else/)).toBeVisible();
  await expect.element(button(/^Accept/)).not.toBeInTheDocument();
  await button(/^Withdraw proposal/).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('The tour stays as booked');
});

test('while the payment is due, the traveler pays or keeps the tour as booked', async () => {
  await showChange(withChanges(booked, awaiting()));
  await expect
    .element(page.getByText(/^Pay RMB 75 by .*; then the change takes effect/))
    .toBeVisible();
  await expect.element(button(/^Pay RMB 75/)).toBeVisible();
  await expect.element(button(/^Keep the tour as booked/)).toBeVisible();
});

test('while the payment is due, the guide sees until when, and can do nothing', async () => {
  await showChange(withChanges(asGuide, awaiting({ can: [] })));
  await expect.element(page.getByText(/^Mei has until .* to pay RMB 75 online/)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('an answer to a proposal that has ended says so', async () => {
  await showChange(undefined, [refusal(acceptChange, 409, 'CHANGE_NOT_OPEN')]);
  await button(/^Accept and pay/).click();
  await expect
    .poll(() => getCurrentToast()?.title)
    .toBe('This proposal has changed. Take another look.');
});

test('buttons are busy until the answer arrives', async () => {
  await showChange();
  leaveCallsUnanswered();
  await button(/^Decline/).click();
  await expect.element(button(/^Declining/)).toHaveAttribute('aria-busy', 'true');
  await expect.element(button(/^Accept and pay/)).toHaveAttribute('aria-disabled', 'true');
});

test('after the deadline, nothing can be answered', async () => {
  await showChange(
    withChanges(booked, sampleProposal(booked, { answerBy: '2026-05-01T00:00:00Z' })),
  );
  await expect.element(page.getByText('Time is up. The tour stays as booked.')).toBeVisible();
  await expect.element(button(/^Accept/)).not.toBeInTheDocument();
});

test('says when the tour was changed and how it was, and lists what was proposed before', async () => {
  const applied = sampleProposal(booked, {
    state: 'applied',
    can: [],
    endedAt: '2036-05-01T05:00:00Z',
  });
  const declined = sampleProposal(booked, {
    id: 5 as never,
    by: 'traveler',
    state: 'declined',
    can: [],
    endedAt: '2036-05-01T02:00:00Z',
  });
  await showChange(withChanges(booked, null, [applied, declined]));
  await expect.element(page.getByText('Changed on May 1. Before: 4 hours')).toBeVisible();
  const story = page.getByRole('region', { name: 'Change proposals' });
  await expect.element(story.getByText(/^Aoi proposed this:/)).toBeVisible();
  await expect.element(story.getByText(/^You proposed this:/)).toBeVisible();
  await expect.element(story.getByText('Took effect')).toBeVisible();
  await expect.element(story.getByText('Declined')).toBeVisible();
});

test('is in Chinese on a Chinese page', async () => {
  await showChange(undefined, [], 'zh-CN');
  await expect.element(page.getByRole('region', { name: 'Aoi 提议变更行程' })).toBeVisible();
  await expect.element(button(/^同意并付 ¥75/)).toBeVisible();
});

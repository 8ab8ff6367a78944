import {
  answerShopping,
  listReviewStandings,
  submitReview,
} from '@tomoguide/contract/reviews/calls';
import { OwnReview } from '@tomoguide/contract/reviews/entities';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleReviewStatus as reviewStatus } from '../../../testing/sample-review-status.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { BookingReviews } from './booking-reviews.tsx';

afterEach(() => sessionStorage.clear());

const LATER = '2036-12-03T00:00:00Z';
const completed = sampleBooking({ status: 'completed', tab: 'past', can: [] });

const sampleReview = (change: Partial<z.input<typeof OwnReview>> = {}): OwnReview =>
  z.parse(OwnReview, {
    id: 5,
    rating: 4,
    content: 'A calm day.',
    tags: [],
    submittedAt: '2036-12-02T05:00:00Z',
    publicAt: null,
    publicBy: '2036-12-09T05:00:00Z',
    checkedUntil: null,
    hidden: false,
    reply: null,
    ...change,
  });

const card = (
  now: ReturnType<typeof reviewStatus>,
  replies: readonly ReturnType<typeof reply>[] = [],
) =>
  show(<BookingReviews booking={completed} />, {
    as: sampleSession(),
    replies: [reply(listReviewStandings, { data: [now] }), ...replies],
  });

const openDialog = () => page.getByRole('button', { name: 'Review Aoi' }).click();
const send = () => page.getByRole('button', { name: 'Submit review' }).click();

test('lets the user choose a rating with the arrow keys, and does not require a text', async () => {
  const { sent } = await card(reviewStatus(), [reply(submitReview, sampleReview({ rating: 3 }))]);
  await openDialog();
  await send();
  await expect.element(page.getByText('Please select a rating')).toBeVisible();
  const first = page.getByRole('radio', { name: 'Poor, 1 star' });
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Good, 3 stars' })).toBeChecked();
  await expect.element(page.getByText('Please select a rating')).not.toBeInTheDocument();
  await send();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(getCurrentToast()?.title).toBe('Review submitted successfully');
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      bookingId: 42,
      type: 'traveler_to_guide',
      fromUserId: 7,
      toUserId: 9,
      rating: 3,
      content: '',
      tags: [],
    },
  ]);
});

test('sends up to three tags with a review of a guide, and offers none for a traveler', async () => {
  const { sent } = await card(reviewStatus(), [reply(submitReview, sampleReview())]);
  await openDialog();
  const tag = (name: string) => page.getByRole('checkbox', { name });
  await page.getByRole('radio', { name: 'Excellent, 5 stars' }).click({ force: true });
  for (const name of ['Patient', 'On time', 'Flexible']) await tag(name).click();
  await expect.element(tag('Thoughtful')).toBeDisabled();
  await tag('Flexible').click();
  await expect.element(tag('Thoughtful')).toBeEnabled();
  await send();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    tags: ['patient', 'punctual'],
  });
});

test('keeps the text when the dialog is reopened and after a rejection', async () => {
  const refused = refusal(submitReview, 409, 'REVIEW_NOT_POSSIBLE', { code: 'other_is_public' });
  await card(reviewStatus(), [refused]);
  await openDialog();
  await page.getByRole('radio', { name: 'Excellent, 5 stars' }).click({ force: true });
  await page.getByRole('textbox').fill('走了一条没人的小路。');
  await send();
  await expect
    .element(
      page.getByText('Failed to submit review: Too late: the other review is already public'),
    )
    .toBeVisible();
  expect(getCurrentToast()?.title).toBe('Failed to submit review');
  await page.getByRole('button', { name: 'Later' }).click();
  await openDialog();
  await expect.element(page.getByRole('textbox')).toHaveValue('走了一条没人的小路。');
  await expect.element(page.getByRole('radio', { name: 'Excellent, 5 stars' })).toBeChecked();
});

test('locks the stars while the review is being sent', async () => {
  const { sent } = await card(reviewStatus(), [refusal(submitReview, 409, 'ALREADY_REVIEWED')]);
  await openDialog();
  const good = page.getByRole('radio', { name: 'Good, 3 stars' });
  await good.click({ force: true });
  const letGo = holdReplies();
  await send();
  await expect.poll(() => sent.at(-1)?.method).toBe('POST');
  const poor = page.getByRole('radio', { name: 'Poor, 1 star' });
  await poor.click({ force: true });
  await expect.element(good).toBeChecked();
  letGo();
  await expect.element(page.getByRole('button', { name: 'Submit review' })).toBeVisible();
  await poor.click({ force: true });
  await expect.element(poor).toBeChecked();
});

test('shows an error at the field if a review contains contact details', async () => {
  await card(reviewStatus(), [
    refusal(submitReview, 422, 'CONTACT_NOT_ALLOWED', { field: 'content' }),
  ]);
  await openDialog();
  await page.getByRole('radio', { name: 'Good, 3 stars' }).click({ force: true });
  await page.getByRole('textbox').fill('微信 kenji88');
  await send();
  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription(/leave out phone numbers, emails/i);
});

test('counts text in code points, and does not send a text that is too long', async () => {
  const { sent } = await card(reviewStatus());
  await openDialog();
  await page.getByRole('radio', { name: 'Good, 3 stars' }).click({ force: true });
  await page.getByRole('textbox').fill('🍜'.repeat(2003));
  await send();
  await expect.element(page.getByText('At most 2,000 characters; 3 too many.')).toBeVisible();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  ['open', reviewStatus(), /You can write a review until Mon, Dec 15, 2036/],
  [
    'waiting',
    reviewStatus({ canReview: false, code: 'already_reviewed', own: sampleReview() }),
    /Only you see it until Aoi writes one, too, or until Tue, Dec 9, 2036/,
  ],
  [
    'public',
    reviewStatus({
      canReview: false,
      code: 'already_reviewed',
      own: sampleReview({ publicAt: '2036-12-03T00:00:00Z', publicBy: null }),
      theirs: { ...sampleReview(), content: 'A kind guest.', publicAt: '2036-12-03T00:00:00Z' },
    }),
    /A kind guest/,
  ],
  ['closed', reviewStatus({ canReview: false, code: 'period_over' }), /The time to review/],
  [
    'hidden',
    reviewStatus({
      canReview: false,
      code: 'already_reviewed',
      own: sampleReview({ hidden: true }),
    }),
    /Our team has hidden this review/,
  ],
])('shows on the card that a review is %s', async (_state, now, words) => {
  await card(now);
  await expect.element(page.getByText(words)).toBeVisible();
});

describe('questions about shopping', () => {
  const open = reviewStatus({ shopping: { canAnswer: true, own: null } });
  const answer = (question: RegExp, value: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: value }).click({
      force: true,
    });
  const NONE = { unagreedShop: false, pressure: false, overcharged: false };

  test('are sent with the review, all or none of them', async () => {
    const { sent } = await card(open, [reply(submitReview, sampleReview())]);
    await openDialog();
    await page.getByRole('radio', { name: 'Good, 3 stars' }).click({ force: true });
    for (const group of page.getByRole('radio', { name: /^(Yes|No)$/ }).elements())
      expect(group).not.toBeChecked();
    await answer(/pressed to buy/, 'Yes');
    await send();
    await expect.element(page.getByText(/^Answer all three questions/).first()).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await page.getByRole('button', { name: 'Clear answers' }).click();
    await answer(/pressed to buy/, 'Yes');
    await answer(/hadn’t agreed on/, 'No');
    await answer(/more than agreed/, 'No');
    await send();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      shopping: { ...NONE, pressure: true },
    });
  });

  test('can be answered alone, after an error for those without an answer', async () => {
    const { sent } = await card(open, [reply(answerShopping, { ...NONE, answeredAt: LATER })]);
    await page.getByRole('button', { name: 'Three questions about shopping' }).click();
    await page.getByRole('button', { name: 'Send answers' }).click();
    await expect.element(page.getByText('Answer all three questions.').first()).toBeVisible();
    for (const question of [/hadn’t agreed on/, /pressed to buy/, /more than agreed/])
      await answer(question, 'No');
    await page.getByRole('button', { name: 'Send answers' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(NONE);
  });

  test('are not asked again once they are answered', async () => {
    await card(
      reviewStatus({ shopping: { canAnswer: false, own: { ...NONE, answeredAt: LATER } } }),
    );
    await expect.element(page.getByText(/You’ve answered the questions/)).toBeVisible();
    await openDialog();
    await expect.element(page.getByText(/pressed to buy/)).not.toBeInTheDocument();
  });
});

test('shows an error with a retry if the status cannot be loaded', async () => {
  await show(<BookingReviews booking={completed} />, {
    as: sampleSession(),
    replies: [refusal(listReviewStandings, 500, 'INTERNAL_ERROR')],
  });
  await expect.element(page.getByText('Unable to check review eligibility')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('sends one request for all cards of a list, and only for past bookings', async () => {
  const others = [43, 44].map((id) => sampleBooking({ ...completed, id }));
  const { sent } = await show(
    <ul>
      {[completed, ...others, sampleBooking()].map((booking) => (
        <li key={`${booking.id} ${booking.status}`}>
          <BookingReviews booking={booking} />
        </li>
      ))}
    </ul>,
    {
      as: sampleSession(),
      replies: [
        reply(listReviewStandings, {
          data: [reviewStatus(), ...others.map(({ id }) => reviewStatus({ bookingId: id }))],
        }),
      ],
    },
  );
  await expect
    .poll(() => page.getByRole('button', { name: 'Review Aoi' }).elements().length)
    .toBe(3);
  expect(sent).toHaveLength(1);
});

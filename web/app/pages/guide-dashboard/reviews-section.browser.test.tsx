import { formatOnGuidesClock } from '@tomoguide/contract/format';
import { getOwnGuide, replyToShopping } from '@tomoguide/contract/guides/calls';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { answerReview, getGuideReviews } from '@tomoguide/contract/reviews/calls';
import { getReplyDeadline } from '@tomoguide/contract/reviews/publication';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdReplies, refusal, reply } from '../../testing/api-replies.ts';
import { sampleOwnGuide, sampleReview } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { getCurrentToast } from '../../ui/toast.ts';
import { ReviewsSection } from './reviews-section.tsx';

const FRESH = '2036-11-02T01:00:00Z';
const own = sampleOwnGuide({ rating: 4.5, reviewCount: 2 });
const fresh = sampleReview({ content: 'A quiet morning.', publicAt: FRESH });

const section = (replies: readonly ReturnType<typeof reply>[] = []) =>
  show(<ReviewsSection />, {
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    replies: [
      reply(getOwnGuide, own),
      reply(getGuideReviews, [
        fresh,
        sampleReview({ content: 'Long ago.', publicAt: '2020-01-01T00:00:00Z' }),
        sampleReview({
          content: 'Thanks!',
          publicAt: FRESH,
          reply: { content: 'See you.', createdAt: FRESH },
        }),
      ]),
      ...replies,
    ],
  });

test('shows the latest three reviews, and focuses the first new one when expanded', async () => {
  const data = [7, 8, 9, 10].map((id) => sampleReview({ id }));
  await show(<ReviewsSection />, {
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    replies: [reply(getOwnGuide, own), reply(getGuideReviews, data)],
  });
  const reviewCount = () => document.querySelectorAll('[data-review]').length;
  await expect.poll(reviewCount).toBe(3);
  await page.getByRole('button', { name: 'Show all 4 reviews' }).click();
  expect(reviewCount()).toBe(4);
  expect(document.activeElement?.getAttribute('data-review')).toBe('10');
});

test('lets the guide answer a review once, before the deadline', async () => {
  const answered = { ...fresh, reply: { content: 'Come again.', createdAt: FRESH } };
  const { sent } = await section([reply(answerReview, answered)]);
  const answer = page.getByRole('button', { name: /^Reply to .*review$/ });
  await expect.element(answer).toBeVisible();
  expect(answer.elements()).toHaveLength(1);
  await answer.click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect.element(page.getByText('Write a few words first.')).toBeVisible();
  await page.getByRole('textbox').fill('  Come again. ');
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect.element(page.getByText('Come again.')).toBeVisible();
  await expect.element(answer).not.toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ content: 'Come again.' });
});

test('shows the figure about shopping, and lets the guide reply to its reports once', async () => {
  const figure = { travelers: 18, reports: 1, reply: null };
  const replied = { ...figure, reply: { content: 'Only directions.', createdAt: FRESH } };
  let shopping: OwnGuide['shopping'] = figure;
  const { sent } = await show(<ReviewsSection />, {
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    replies: [
      reply(getOwnGuide, () => ({ ...own, shopping })),
      reply(getGuideReviews, [fresh]),
      reply(replyToShopping, () => {
        shopping = replied;
        return { ...own, shopping };
      }),
    ],
  });
  await expect.element(page.getByText(/^1 of 18 travelers reported/)).toBeVisible();
  await page.getByRole('button', { name: 'Reply to the reports' }).click();
  await page.getByRole('textbox').fill(' Only directions. ');
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect.element(page.getByText('Only directions.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Reply to the reports' }))
    .not.toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    content: 'Only directions.',
  });
});

test('shows the deadline for an answer to the minute', async () => {
  await section();
  const until = getReplyDeadline(Temporal.Instant.from(FRESH)).toString();
  const time = formatOnGuidesClock(until, own.timeZone, own.timeZone, 'en');
  expect(time).toMatch(/\d\d:\d\d/);
  await expect.element(page.getByText(`You can reply until ${time}.`)).toBeVisible();
});

test('makes the answer read-only while it is being sent', async () => {
  const { sent } = await section([refusal(answerReview, 409, 'ALREADY_ANSWERED')]);
  await page.getByRole('button', { name: /^Reply to .*review$/ }).click();
  const words = page.getByRole('textbox');
  await words.fill('Come again.');
  const letGo = holdReplies();
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect.poll(() => sent.at(-1)?.method).toBe('POST');
  (words.element() as HTMLElement).focus();
  await userEvent.keyboard('!');
  await expect.element(words).toHaveValue('Come again.');
  letGo();
  await expect.poll(() => getCurrentToast()?.title).toBe('Your reply couldn’t be published');
  await userEvent.keyboard('!');
  await expect.element(words).toHaveValue('Come again.!');
});

test('keeps a rejected answer, so that it can be sent again', async () => {
  await section([refusal(answerReview, 409, 'ALREADY_ANSWERED')]);
  await page.getByRole('button', { name: /^Reply to .*review$/ }).click();
  await page.getByRole('textbox').fill('Come again.');
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Your reply couldn’t be published');
  await expect.element(page.getByRole('textbox')).toHaveValue('Come again.');
});

test('keeps an unsent answer while another section is shown', async () => {
  const { screen } = await section();
  const open = () => page.getByRole('button', { name: /^Reply to .*review$/ }).click();
  await open();
  await page.getByRole('textbox').fill('Come again.');
  await screen.unmount();
  await section();
  await open();
  await expect.element(page.getByRole('textbox')).toHaveValue('Come again.');
});

test('shows an error at an answer’s field if the answer contains contact details', async () => {
  await section([refusal(answerReview, 422, 'CONTACT_NOT_ALLOWED', { field: 'content' })]);
  await page.getByRole('button', { name: /^Reply to .*review$/ }).click();
  await page.getByRole('textbox').fill('WeChat kenji88');
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription(/leave out phone numbers, emails/i);
});

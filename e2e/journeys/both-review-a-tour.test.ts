import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  submit: { en: 'Submit review', 'zh-CN': '提交评价' },
  submitted: { en: 'Review submitted successfully', 'zh-CN': '评价已提交' },
  submittedPublic: { en: 'Both reviews are public now.', 'zh-CN': '双方的评价已公开。' },
  no: { en: 'No', 'zh-CN': '否' },
  answered: {
    en: 'You’ve answered the questions about shopping.',
    'zh-CN': '你已回答购物问题。',
  },
  tag: { en: 'Relaxed pace', 'zh-CN': '节奏轻松' },
  publish: { en: 'Publish reply', 'zh-CN': '发布回复' },
};

const OF_KENJI = '鸭川边的小路，走得很慢，正合适。';
const OF_MEI = 'Curious, kind, and on time.';
const ANSWER = 'The path will wait for you.';

interface Review {
  stars: number;
  content: string;
  submit: string;
  tag?: string;
  /** The answer to each of the questions about shopping. */
  answer?: string;
}

/**
 * Opens a tour's review dialog, selects the stars with the keyboard and a tag, answers the questions about
 * shopping, and submits.
 */
const submitReview = async (
  page: Page,
  bookingId: string,
  { stars, content, submit, tag, answer }: Review,
) => {
  await page.locator(`[data-reviews="${bookingId}"] button`).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (let more = 1; more < stars; more += 1) await page.keyboard.press('ArrowRight');
  if (answer)
    for (const radio of await dialog.getByRole('radio', { name: answer, exact: true }).all())
      await radio.check({ force: true });
  if (tag) await dialog.getByRole('checkbox', { name: tag }).check();
  await dialog.getByRole('textbox').fill(content);
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog).toBeHidden();
};

test('hides each review until both are submitted, and then lets the guide reply', async ({
  page,
  browser,
  site,
  screen,
  say,
}) => {
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=past');
  const open = page
    .locator('[data-reviews]')
    .filter({ has: page.getByRole('button', { name: /Kenji/ }) });
  const bookingId = (await open.getAttribute('data-reviews')) ?? '';
  const submit = say(words.submit);
  await submitReview(page, bookingId, {
    stars: 5,
    content: OF_KENJI,
    submit,
    tag: say(words.tag),
    answer: say(words.no),
  });
  await expect(page.locator('[data-toast]')).toContainText(say(words.submitted));
  await expect(page.locator(`[data-reviews="${bookingId}"]`)).toContainText(OF_KENJI);

  const theirs = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const guide = await theirs.newPage();
  await signIn(guide, 'kenji');
  await guide.goto('/guide-dashboard#past');
  await expect(guide.locator('[data-review]').first()).toBeVisible();
  await expect(guide.getByText(OF_KENJI)).toHaveCount(0);
  await submitReview(guide, bookingId, { stars: 4, content: OF_MEI, submit });
  await expect(guide.locator('[data-toast]')).toContainText(say(words.submittedPublic));
  await expect(guide.locator(`[data-reviews="${bookingId}"]`)).toContainText(OF_KENJI);

  await guide.reload();
  const received = guide.locator('[data-review]').filter({ hasText: OF_KENJI });
  await received.getByRole('button').click();
  await received.getByRole('textbox').fill(ANSWER);
  await received.getByRole('button', { name: say(words.publish) }).click();
  await expect(received).toContainText(ANSWER);
  await theirs.close();

  await page.reload();
  await openTrip(page.locator(`[data-booking="${bookingId}"]`));
  const mine = page.locator(`[data-reviews="${bookingId}"]`);
  await expect(mine).toContainText(OF_MEI);
  await expect(mine).toContainText(ANSWER);
  await expect(mine).toContainText(say(words.tag));
  await expect(mine).toContainText(say(words.answered));
});

import type { Booking } from '@tomoguide/contract/bookings/entities';
import { logInDemoUser } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  confirm: { en: 'Confirm Start', 'zh-CN': '确认开始' },
  confirmed: { en: 'Tour start confirmed successfully', 'zh-CN': '已确认行程开始' },
  waiting: { en: 'Waiting for guide...', 'zh-CN': '等待向导确认…' },
  meiWaits: { en: 'confirmed the start', 'zh-CN': '已确认开始' },
  complete: { en: 'Complete Service', 'zh-CN': '确认完成' },
  completed: { en: 'Tour service completed successfully', 'zh-CN': '行程已确认完成' },
  bookAgain: { en: 'Book again', 'zh-CN': '再次预订' },
  done: { en: 'Completed', 'zh-CN': '已完成' },
} satisfies Record<string, Texts>;

test('both parties start a tour, and the traveler completes it', async ({
  page,
  request,
  browser,
  site,
  say,
  screen,
}) => {
  const mei = await logInDemoUser(request, 'mei');
  const kenji = await logInDemoUser(request, 'kenji');
  const list = await request.get(`/api/v2/bookings-new/traveler/${mei.id}`, {
    headers: { authorization: `Bearer ${mei.token}` },
  });
  const { data } = (await list.json()) as { data: Booking[] };
  const startable = data.find(
    ({ guideId, status, can }) =>
      guideId === kenji.guideId && status === 'awaiting_start' && can.includes('confirm_start'),
  );
  const card = `[data-booking="${startable?.id}"]`;
  const asGuide = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const guide = await asGuide.newPage();

  await test.step('the traveler confirms first and waits for the guide', async () => {
    await signIn(page, 'mei');
    await page.goto('/dashboard?tab=upcoming');
    await openTrip(page.locator(card));
    await page
      .locator(card)
      .getByRole('button', { name: say(words.confirm) })
      .click();
    // The start is more than an hour away, so the app asks for confirmation.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.confirm) })
      .click();
    await expect(page.locator('[data-toast]')).toContainText(say(words.confirmed));
    await expect(
      page.locator(card).getByRole('button', { name: say(words.waiting) }),
    ).toBeDisabled();
  });

  await test.step('the guide sees that the traveler is waiting, and starts the tour', async () => {
    await signIn(guide, 'kenji');
    await guide.goto('/guide-dashboard');
    await expect(guide.locator(card)).toContainText(say(words.meiWaits));
    await guide
      .locator(card)
      .getByRole('button', { name: say(words.confirm) })
      .click();
    await guide
      .getByRole('dialog')
      .getByRole('button', { name: say(words.confirm) })
      .click();
    await expect(guide.locator('[data-toast]')).toContainText(say(words.confirmed));
    await expect(guide.locator(card).getByRole('timer')).toBeVisible();
  });

  await test.step('the traveler sees the ongoing tour and completes it after confirming once', async () => {
    await page.goto('/dashboard?tab=ongoing');
    await openTrip(page.locator(card));
    await expect(page.locator(card).getByRole('timer')).toBeVisible();
    await page
      .locator(card)
      .getByRole('button', { name: say(words.complete) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.complete) })
      .click();
    await expect(page.locator('[data-toast]')).toContainText(say(words.completed));
    await page.goto('/dashboard?tab=past');
    await openTrip(page.locator(card));
    await expect(
      page.locator(card).getByRole('link', { name: say(words.bookAgain) }),
    ).toBeVisible();
  });

  await test.step('the guide finds the tour among the past bookings', async () => {
    await guide.goto('/guide-dashboard#past');
    await guide.reload();
    await expect(guide.locator(card)).toContainText(say(words.done));
    await asGuide.close();
  });
});

import { AHEAD, accept, book, cancel, freeSlot, logInDemoUser, pay } from '../support/bookings.ts';
import { clickCancel } from '../support/cancel.ts';
import { formatCents } from '../support/money.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  logIn: { en: 'Please log in', 'zh-CN': '请先登录' },
  logInHint: {
    en: 'You need to be logged in to view your trips.',
    'zh-CN': '登录后查看你的行程。',
  },
  goHome: { en: 'Go to Home', 'zh-CN': '回到首页' },
  loadError: { en: 'Error loading trips', 'zh-CN': '行程加载失败' },
  loadErrorHint: {
    en: 'We encountered an error while loading your trips. Please try again.',
    'zh-CN': '行程加载失败，请重试。',
  },
  refresh: { en: 'Refresh', 'zh-CN': '刷新' },
  pending: { en: 'Pending Requests', 'zh-CN': '待处理' },
  upcoming: { en: 'Upcoming Trips', 'zh-CN': '待出行' },
  ongoing: { en: 'Ongoing Tours', 'zh-CN': '进行中' },
  saved: { en: 'Saved Guides (9 total)', 'zh-CN': '收藏（共 9 位）' },
  savedFewer: { en: 'Saved Guides (8 total)', 'zh-CN': '收藏（共 8 位）' },
  nextPage: { en: 'Next page', 'zh-CN': '下一页' },
  refundChanged: {
    en: 'The refund has just changed.',
    'zh-CN': '退款金额刚有变动。',
  },
  movedOn: {
    en: 'This booking has changed. Take another look.',
    'zh-CN': '预订有变化，请再看一下。',
  },
  continuePayment: { en: 'Continue Payment', 'zh-CN': '继续付款' },
  ifYouCancel: { en: 'Cancellation and refunds', 'zh-CN': '取消与退款' },
  done: { en: 'Booking has been cancelled', 'zh-CN': '预订已取消' },
  noLonger: {
    en: 'This guide isn’t taking bookings right now.',
    'zh-CN': '这位向导暂不接受预订。',
  },
  unlisted: {
    en: 'This guide isn’t taking new bookings at the moment.',
    'zh-CN': '这位向导暂不接受新预订。',
  },
} satisfies Record<string, Texts>;

test('shows the trips page when logged out and when loading fails, and shows trips by tab', async ({
  page,
  site,
  say,
}) => {
  // A live socket would refetch the failed page before the test clicks Refresh.
  await page.routeWebSocket(/\/ws/, (socket) => socket.close());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: say(words.logIn) })).toBeVisible();
  await expect(page.getByText(say(words.logInHint))).toBeVisible();
  await expect(page.locator('main a[href="/login?redirect=%2Fdashboard"]')).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: say(words.goHome) })
    .click();
  await expect(page).toHaveURL(new URL('/', site.url).href);
  await signIn(page, 'mei');

  await test.step('a failed load shows an error, and Refresh reloads the page', async () => {
    await page.route('**/api/v2/bookings-new/traveler/*', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: say(words.loadError) })).toBeVisible();
    await expect(page.getByText(say(words.loadErrorHint))).toBeVisible();
    await page.unroute('**/api/v2/bookings-new/traveler/*');
    await page.getByRole('button', { name: say(words.refresh) }).click();
    await expect(page.getByRole('tab', { name: say(words.pending) })).toContainText('2');
  });

  await test.step('shows the tab in the URL, switches tabs with the arrow keys, and counts pending bookings', async () => {
    const tab = (name: Texts) => page.getByRole('tab', { name: say(name) });
    await expect(tab(words.pending)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(words.ongoing)).toContainText('3');
    await tab(words.pending).focus();
    await page.keyboard.press('ArrowDown');
    await expect(tab(words.upcoming)).toBeFocused();
    await expect(page).toHaveURL(/tab=upcoming$/);
    await page.goBack();
    await expect(tab(words.pending)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('lists six saved guides per page, and removes one with its heart', async () => {
    await page.getByRole('tab', { name: say(words.saved) }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(6);
    await page.getByRole('link', { name: say(words.nextPage) }).click();
    await expect(page).toHaveURL(/tab=saved-guides&page=2$/);
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
    await page.getByRole('tabpanel').locator('button[aria-pressed="true"]').first().click();
    await expect(page.getByRole('tab', { name: say(words.savedFewer) })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
  });
});

test('an unlisted guide stays visible to users who saved the guide, but not to others', async ({
  page,
  request,
  site,
  say,
  browser,
}) => {
  const { guideId } = await logInDemoUser(request, 'kenji');
  await signIn(page, 'mei');
  await site.pause(Number(guideId));
  await page.goto('/dashboard?tab=saved-guides');
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Kenji' });
  await expect(card).toContainText(say(words.noLonger));
  await card.getByRole('heading').getByRole('link', { name: /Kenji/ }).click();
  for (const how of ['by the link', 'by the address']) {
    await test.step(how, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kenji/);
      await expect(page).toHaveTitle(/Kenji/);
      await expect(page.getByText(say(words.unlisted)).first()).toBeVisible();
      await expect(page.locator('a[href^="/checkout/"]')).toHaveCount(0);
    });
    await page.reload();
  }
  const stranger = await browser.newPage({ baseURL: site.url });
  const answer = await stranger.goto(`/guides/${guideId}`);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    /This guide isn’t available|暂时看不到这位向导/,
  );
  await stranger.close();
});

test('returning to the page refetches the booking, and shows the changed refund before the user cancels', async ({
  page,
  request,
  site,
  say,
}) => {
  // The start is at least a day before the 72-hour tier ends.
  const slot = await freeSlot(request, [96, 160]);
  const mei = await logInDemoUser(request, 'mei');
  // With a socket, the page would learn of the booking without refetching.
  await page.routeWebSocket(/\/ws/, (socket) => socket.close());
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=upcoming');
  await expect(page.locator('[data-booking]').first()).toBeVisible();
  const booking = await book(request, mei, slot);
  await pay(request, mei, booking);
  await accept(request, slot.guide, booking);
  const card = page.locator(`[data-booking="${booking.id}"]`);
  await expect(card).toBeHidden();
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(card).toBeVisible();

  // Two hours later, the hour of free cancellation after the payment has ended. The site's clock keeps
  // running.
  await site.advance('PT2H');
  const advanced = Temporal.Now.instant().add({ hours: 2 });
  await clickCancel(card, say);
  const dialog = page.getByRole('dialog');
  const confirm = dialog.locator('button').last();
  const percent = (share: number) => formatCents(Math.ceil((booking.depositCents * share) / 100));
  await expect(confirm).toContainText(percent(70));
  const nextTier = Temporal.Instant.from(slot.start).subtract({ hours: 71 });
  await site.advance(advanced.until(nextTier).toString());
  await confirm.click();
  await expect(dialog.getByText(say(words.refundChanged))).toBeVisible();
  await expect(confirm).toContainText(percent(50));
  await confirm.click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.done));
});

test('tells the user that a booking cancelled elsewhere has changed, and shows its current status', async ({
  page,
  request,
  say,
}) => {
  const slot = await freeSlot(request, AHEAD);
  const mei = await logInDemoUser(request, 'mei');
  const booking = await book(request, mei, slot);
  // With a socket, the card would disappear before its button can be clicked.
  await page.routeWebSocket(/\/ws/, (socket) => socket.close());
  await signIn(page, 'mei');
  await page.goto('/dashboard');
  const card = page.locator(`[data-booking="${booking.id}"]`);
  await expect(card).toBeVisible();
  await cancel(request, mei, booking);
  await clickCancel(card, say);
  await expect(page.locator('[data-toast]')).toContainText(say(words.movedOn));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeHidden();
});

test('the payment page of an accepted request does not mention the time before acceptance', async ({
  page,
  say,
}) => {
  await signIn(page, 'mei');
  await page.goto('/dashboard');
  // The demo contains a tour request that its guide has accepted.
  await page
    .getByRole('link', { name: say(words.continuePayment) })
    .first()
    .click();
  const policy = page.getByRole('heading', { name: say(words.ifYouCancel) }).locator('..');
  await expect(policy).toContainText(/Japan time|日本时间/);
  await expect(policy).not.toContainText(/guide accepts|接受/);
});

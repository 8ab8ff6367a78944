import { nextBooking } from '../support/booked.ts';
import { type Booked, freeSlot, logInDemoUser } from '../support/bookings.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  badge: { en: 'Instant booking', 'zh-CN': '即时确认' },
  promise: { en: 'Confirmed as soon as you pay', 'zh-CN': '付款后立即确认' },
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  withdraw: { en: 'Withdraw', 'zh-CN': '退出预订' },
  withdrawn: { en: 'The guide withdrew within an hour.', 'zh-CN': '向导在付款后一小时内退出了' },
} satisfies Record<string, Texts>;

/** The demo guide who offers instant booking. */
const GUIDE = 'natsukihamada';

test('a traveler books instantly, and the guide withdraws within the hour', async ({
  browser,
  site,
  screen,
  say,
  request,
}) => {
  test.setTimeout(180_000);
  const slot = await freeSlot(request, [60, 400], [GUIDE]);
  const page = await openAs({ browser, site, screen }, await logInDemoUser(request, 'mei'));

  await test.step('the search finds only guides who offer it', async () => {
    await page.goto('/search?city=osaka&instant=true');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(say(words.badge));
  });

  const { made } = await nextBooking(page);
  await test.step('the checkout promises it, and the payment confirms the tour', async () => {
    const { day, duration } = slot;
    const choice = { date: day, duration: String(duration), start: slot.start, travelers: '2' };
    await page.goto(`/checkout/${slot.guideId}?${new URLSearchParams(choice)}`);
    await page.getByLabel(say(words.address)).fill('大阪駅 桜橋口');
    const promise = page.getByText(say(words.promise)).filter({ visible: true });
    await expect(promise).toHaveCount(1);
    await page.locator('main form button[type="submit"]').click();
    await waitForDemoProvider(page, say);
    await page.locator('main button').first().click();
    await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
  });

  const { bookingNumber } = (await made) as unknown as Booked;
  await test.step('the guide withdraws, and the traveler sees it', async () => {
    const guide = await openAs({ browser, site, screen }, await logInDemoUser(request, GUIDE));
    await guide.goto(`/guide-dashboard#${bookingNumber}`);
    await guide.getByRole('button', { name: say(words.withdraw), exact: true }).click();
    const dialog = guide.getByRole('dialog');
    await dialog.getByRole('button', { name: say(words.withdraw), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/dashboard#${bookingNumber}`);
    await expect(page.getByText(say(words.withdrawn)).first()).toBeVisible();
  });
});

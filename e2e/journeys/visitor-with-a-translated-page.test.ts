import type { Locator } from '@playwright/test';
import { nextBooking } from '../support/booked.ts';
import { accept, logInDemoUser } from '../support/bookings.ts';
import { chooseTime } from '../support/choose-time.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { translatePages } from '../support/translate.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  language: { en: 'Language', 'zh-CN': '语言' },
  found: { en: '12 guides', 'zh-CN': '12 位' },
  travelers: { en: 'Travelers', 'zh-CN': '出行人数' },
  change: { en: 'Change', 'zh-CN': '修改' },
  duration: { en: 'Duration', 'zh-CN': '时长' },
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  bell: { en: 'Notifications', 'zh-CN': '通知' },
  accepted: { en: 'has accepted', 'zh-CN': '已接受预订' },
  request: { en: 'Request Extension', 'zh-CN': '申请延长' },
  toPayment: { en: 'Continue to Payment', 'zh-CN': '去付款' },
  alipay: { en: 'Alipay', 'zh-CN': '支付宝' },
  account: { en: 'Alipay account', 'zh-CN': '支付宝账号' },
} satisfies Record<string, Texts>;
const PAY = /^(Pay [\d,.]+ RMB|付款 ¥[\d,.]+)$/;

/** Expects that an action changes the text. */
const expectTextToChange = async (shown: Locator, act: () => Promise<unknown>): Promise<void> => {
  await expect(shown).toHaveText(/\d/);
  const before = await shown.innerText();
  await act();
  await expect(shown).not.toHaveText(before);
  await expect(shown).toHaveText(/\d/);
};

test('a user whose browser translates every page can find a guide, book, pay, send a message and extend the tour', async ({
  browser,
  site,
  screen,
  say,
  request,
}) => {
  test.setTimeout(180_000);
  const [mei, kenji] = await Promise.all([
    logInDemoUser(request, 'mei'),
    logInDemoUser(request, 'kenji'),
  ]);
  const page = await openAs({ browser, site, screen }, mei);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React renders a page again on the client if it was translated before hydration.
    if (!/React error #418/.test(message)) errors.push(message);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await translatePages(page);

  await test.step('the guide count follows the filters', async () => {
    await page.goto('/search?city=kyoto&travelers=2');
    const found = page.locator('main [role="status"]').filter({ hasText: /\d/ }).first();
    await expect(found).toContainText(say(words.found));
    await expect(found.locator('font').first()).toBeVisible();
    const language = page.getByLabel(say(words.language), { exact: true });
    await expectTextToChange(found, () => language.selectOption('zh'));
    await expectTextToChange(found, () => language.selectOption(''));
  });

  await test.step('the price follows the group size, on the profile and at the checkout', async () => {
    await page.locator(`article a[href*="/guides/${kenji.guideId}"]`).first().click();
    await expect(page).toHaveURL(/\/guides\/\d+/);
    await expectTextToChange(page.locator('#plan'), () =>
      page.getByLabel(say(words.travelers)).selectOption('3'),
    );
    await chooseTime(page, say);
    await expect(page).toHaveURL(/\/checkout\/\d+/);
    const payButton = page.locator('main form button[type="submit"]');
    await page.getByRole('button', { name: say(words.change), exact: true }).click();
    await expectTextToChange(payButton, () =>
      page.getByLabel(say(words.travelers)).selectOption('2'),
    );
    // The first free day may leave too little time for a longer tour.
    for (const index of [1, 0])
      await expectTextToChange(payButton, () =>
        page.getByLabel(say(words.duration), { exact: true }).selectOption({ index }),
      );
    await page.getByLabel(say(words.address)).fill('京都駅 八条口');
  });

  const booking = await test.step('the payment ends on a confirmation page', async () => {
    // Changing the duration can remove the selected start.
    const starts = page.locator('[data-field="start"] label');
    if ((await starts.count()) > 0) await starts.first().click();
    const booked = await nextBooking(page);
    await page.locator('main form button[type="submit"]').click();
    const { id } = await booked.made;
    await waitForDemoProvider(page, say);
    await page.locator('main button').first().click();
    await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
    await expect(page.locator('main dl').first()).toContainText(/\d/);
    return { id };
  });

  await test.step('a message is sent, and a reply arrives', async () => {
    await page.goto(`/messages?guide=${kenji.guideId}`);
    await expect(page).toHaveURL(/conversation=\d+$/);
    const log = page.getByRole('log');
    await page.locator('form textarea').fill('Is the garden open?');
    await page.locator('form button[type="submit"]').click();
    await expect(log).toContainText('Is the garden open?');
    const conversation = new URL(page.url()).searchParams.get('conversation');
    const sent = await request.post(`/api/conversations/${conversation}/messages`, {
      headers: { authorization: `Bearer ${kenji.token}` },
      data: { kind: 'text', clientMessageId: crypto.randomUUID(), text: 'It opens at nine.' },
      // The server may have closed the idle connection.
      maxRetries: 2,
    });
    expect(sent.ok()).toBe(true);
    await expect(log).toContainText('It opens at nine.');
  });

  await test.step('the bell shows the notices about all these events', async () => {
    await accept(request, 'kenji', booking);
    await page.getByRole('button', { name: new RegExp(`^${say(words.bell)}`) }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link')
        .filter({ hasText: say(words.accepted) })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the remaining time counts down, and an extension is chosen and paid', async () => {
    await page.goto('/dashboard?tab=ongoing');
    const card = page.locator('[data-booking]').filter({ hasText: 'Natsuki' });
    await openTrip(card);
    await expectTextToChange(card.getByRole('timer').first(), async () => {});
    await card.getByRole('button', { name: say(words.request), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectTextToChange(dialog.locator('dl'), () =>
      dialog.locator('label:has(input:not(:checked):not(:disabled))').first().click(),
    );
    await dialog.getByRole('button', { name: say(words.toPayment) }).click();
    await dialog.getByText(say(words.alipay), { exact: true }).click();
    await dialog.getByLabel(say(words.account), { exact: true }).fill('mei@example.com');
    await dialog.getByRole('button', { name: PAY }).click();
    await expect(page.locator('[data-toast]')).toContainText(say(words.paid));
    await expect(page.locator('[data-toast]')).toBeHidden();
  });

  expect(errors).toEqual([]);
  await page.context().close();
});

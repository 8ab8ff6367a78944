import { waitForDemoProvider } from '../support/demo-provider.ts';
import { waitUntilLoaded } from '../support/in-use.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  request: { en: 'Request a tour', 'zh-CN': '发送行程请求' },
  firstFree: { en: 'Next available', 'zh-CN': '最近可约' },
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  addressMissing: { en: 'Please provide the meeting address.', 'zh-CN': '请填写集合地址。' },
  plan: { en: 'Your plan', 'zh-CN': '你的想法' },
  costs: { en: 'Meals, tickets and transportation', 'zh-CN': '用餐、门票与交通' },
  meal: { en: 'Meal', 'zh-CN': '用餐' },
  yen: { en: 'JPY 1,000', 'zh-CN': '1,000 日元' },
  send: { en: 'Send request', 'zh-CN': '发送请求' },
  open: { en: 'Open', 'zh-CN': '待答复' },
  details: { en: 'Details', 'zh-CN': '查看明细' },
  accept: { en: 'Accept', 'zh-CN': '接受' },
  accepted: { en: 'Accepted', 'zh-CN': '已接受' },
  pay: { en: 'Continue Payment', 'zh-CN': '继续付款' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  booked: { en: 'Paid', 'zh-CN': '已付款' },
} satisfies Record<string, Texts>;

const ADDRESS = '京都駅 八条口';
const PLAN = 'Gardens before lunch, slowly.';

test('a traveler requests a tour, the guide accepts in the conversation, and the traveler pays', async ({
  page,
  browser,
  site,
  screen,
  say,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'mei');
  await page.goto('/messages');
  await page
    .locator('a[href^="/messages?conversation="]')
    .filter({ hasText: '岡部健二' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/messages\?conversation=\d+$/);
  const address = page.url();
  // The demo already contains other requests in this conversation.
  const card = page.locator('[data-request]').filter({ hasText: PLAN });

  await test.step('fills in the form, and sees an error at each missing field', async () => {
    await page.getByRole('button', { name: say(words.request) }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: say(words.firstFree) }).click();
    // Picks the last start of the day, because the first one can fall within the minimum notice while the
    // test runs.
    await form.locator('[data-field="start"] label').last().click();
    await form.getByLabel(say(words.plan)).fill(PLAN);
    await form.getByRole('button', { name: say(words.send) }).click();
    await expect(form.getByText(say(words.addressMissing)).first()).toBeVisible();
    await form.getByLabel(say(words.address)).fill(ADDRESS);
    await form.getByText(say(words.costs), { exact: true }).click();
    await form.getByLabel(say(words.meal), { exact: true }).selectOption('shared_meal');
    await expect(form.getByText(say(words.yen)).last()).toBeVisible();
    await form.getByRole('button', { name: say(words.send) }).dblclick();
    await expect(form).toBeHidden();
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(say(words.open));
    await card.getByRole('button', { name: say(words.details), exact: true }).click();
    await expect(card).toContainText(ADDRESS);
  });

  const context = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const guide = await context.newPage();
  const theirs = guide.locator('[data-request]').filter({ hasText: PLAN });

  await test.step('the guide sees the request in the conversation and accepts it, and the traveler sees that live', async () => {
    await signIn(guide, 'kenji');
    await guide.goto(address);
    // A card that arrives moves the other cards, so that a click at that moment could miss.
    await waitUntilLoaded(guide);
    await theirs.getByRole('button', { name: say(words.accept), exact: true }).click();
    await expect(theirs).toContainText(say(words.accepted));
    await expect(card).toContainText(say(words.accepted));
  });

  await test.step('pays from the card, and the guide sees it without reloading', async () => {
    await card.getByRole('link', { name: say(words.pay) }).click();
    await expect(page).toHaveURL(/\/checkout\?bookingId=\d+/);
    await page.locator('main form button[type="submit"]').click();
    await waitForDemoProvider(page, say);
    await page.locator('main button').first().click();
    await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
    // The update arrives faster than the page polls, so it came over the socket.
    await expect(theirs).toContainText(say(words.booked), { timeout: 20_000 });
    await context.close();
    await page.goto(address);
    await expect(card).toContainText(say(words.booked));
  });
});

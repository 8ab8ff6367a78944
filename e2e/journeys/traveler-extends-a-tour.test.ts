import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  request: { en: 'Request Extension', 'zh-CN': '申请延长' },
  toPayment: { en: 'Continue to Payment', 'zh-CN': '去付款' },
  alipay: { en: 'Alipay', 'zh-CN': '支付宝' },
  account: { en: 'Alipay account', 'zh-CN': '支付宝账号' },
  card: { en: 'Card', 'zh-CN': '银行卡' },
  number: { en: 'Card number', 'zh-CN': '卡号' },
  expiry: { en: 'Expiry date', 'zh-CN': '有效期' },
  cvv: { en: 'CVV', 'zh-CN': '安全码（CVV）' },
  holder: { en: 'Name on card', 'zh-CN': '持卡人姓名' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  failed: { en: 'Payment Failed', 'zh-CN': '付款失败' },
  requested: { en: 'Extension requested...', 'zh-CN': '已申请延长' },
  confirm: { en: 'Confirm Extension', 'zh-CN': '确认延长' },
  agreed: { en: 'You’ve agreed to the extension', 'zh-CN': '你已同意延长' },
  ends: { en: 'Your tour now ends at', 'zh-CN': '行程结束时间已改为' },
  decline: { en: 'Decline the extension', 'zh-CN': '拒绝延长' },
  declineNow: { en: 'Decline and refund', 'zh-CN': '拒绝并退还' },
  declined: { en: 'Extension declined', 'zh-CN': '已拒绝延长' },
  back: { en: 'You get the fee back.', 'zh-CN': '延长费退还给你。' },
  toCard: { en: 'to your card', 'zh-CN': '退回你的银行卡' },
} satisfies Record<string, Texts>;

const PAY = /^(Pay [\d,.]+ RMB|付款 ¥[\d,.]+)$/;

const toast = (page: Page) => page.locator('[data-toast]');

const openAsUser = async (page: Page, username: string, path: string): Promise<void> => {
  await page.evaluate(() => localStorage.clear());
  await signIn(page, username);
  await page.goto(path);
};

/** Requests an extension of an ongoing tour, up to the payment. Returns the card of the extension. */
const requestExtension = async (page: Page, say: (texts: Texts) => string): Promise<Locator> => {
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=ongoing');
  const running = page.locator('[data-booking]').filter({ hasText: 'Natsuki' });
  const id = await running.getAttribute('data-booking');
  const card = page.locator(`[data-booking="${id}"]`);
  await openTrip(card);
  await card.getByRole('button', { name: say(words.request), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.toPayment) })
    .click();
  return card;
};

test('an extension is requested, paid, accepted by the guide and confirmed', async ({
  page,
  say,
}) => {
  const card = await requestExtension(page, say);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say(words.alipay), { exact: true }).click();
  await dialog.getByLabel(say(words.account), { exact: true }).fill('mei@example.com');
  await dialog.getByRole('button', { name: PAY }).click();
  await expect(toast(page)).toContainText(say(words.paid));
  await expect(card.getByRole('button', { name: say(words.requested) })).toBeDisabled();

  await openAsUser(page, 'natsukihamada', '/guide-dashboard');
  await card.getByRole('button', { name: say(words.confirm), exact: true }).click();
  await expect(toast(page)).toContainText(say(words.agreed));

  await openAsUser(page, 'mei', '/dashboard?tab=ongoing');
  await openTrip(card);
  await card.getByRole('button', { name: say(words.confirm), exact: true }).click();
  await expect(toast(page)).toContainText(say(words.ends));
  await expect(card.getByRole('button', { name: say(words.request), exact: true })).toBeVisible();
});

test('a failed payment is retried, and an extension that the guide declines is refunded', async ({
  page,
  say,
}) => {
  const card = await requestExtension(page, say);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say(words.card), { exact: true }).click();
  await dialog.getByLabel(say(words.number), { exact: true }).fill('4242424242424242');
  await dialog.getByLabel(say(words.expiry), { exact: true }).fill('1230');
  await dialog.getByLabel(say(words.cvv), { exact: true }).fill('123');
  await dialog.getByLabel(say(words.holder), { exact: true }).fill('FAIL');
  await dialog.getByRole('button', { name: PAY }).click();
  await expect(toast(page)).toContainText(say(words.failed));
  await dialog.getByLabel(say(words.holder), { exact: true }).fill('WANG MEI');
  await dialog.getByRole('button', { name: PAY }).click();
  await expect(toast(page)).toContainText(say(words.paid));

  await openAsUser(page, 'natsukihamada', '/guide-dashboard');
  await card.getByRole('button', { name: say(words.decline), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.declineNow) })
    .click();
  await expect(toast(page)).toContainText(say(words.declined));

  await openAsUser(page, 'mei', '/dashboard?tab=ongoing');
  await openTrip(card);
  await expect(card).toContainText(say(words.back));
  await expect(card).toContainText(say(words.toCard));
  await expect(card.getByRole('button', { name: say(words.request), exact: true })).toBeVisible();
});

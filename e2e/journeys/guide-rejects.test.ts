import { paidRequest } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  reject: { en: 'Reject', 'zh-CN': '拒绝' },
  confirm: { en: 'Reject and refund', 'zh-CN': '拒绝并退款' },
  reasonMissing: { en: 'Choose a reason first.', 'zh-CN': '请先选择一个原因。' },
  other: { en: 'Another reason', 'zh-CN': '其他原因' },
  details: { en: 'Details', 'zh-CN': '详情' },
  ownWords: { en: 'In your own words', 'zh-CN': '补充说明' },
  wordsMissing: { en: 'Briefly explain why.', 'zh-CN': '请简要说明原因。' },
  rejected: { en: 'Booking rejected', 'zh-CN': '已拒绝预订' },
  cancelled: { en: 'Booking was cancelled', 'zh-CN': '预订已取消' },
  inFull: {
    en: 'The deposit goes back in full.',
    'zh-CN': '订金全额退还。',
  },
  toCard: { en: 'to your card', 'zh-CN': '退回你的银行卡' },
} satisfies Record<string, Texts>;

const WHY = 'The temple is closed that week · 那周寺院不开放';

test('a guide rejects with a reason and a confirmation, and the traveler sees the reason and gets a full refund', async ({
  page,
  request,
  say,
}) => {
  const booking = await paidRequest(request, { method: 'card' });
  const card = page.locator(`[data-booking="${booking.id}"]`);

  await signIn(page, 'kenji');
  await page.goto('/guide-dashboard');
  await card.getByRole('button', { name: say(words.reject), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: say(words.confirm) });
  await confirm.click();
  await expect(dialog.getByText(say(words.reasonMissing))).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByLabel(say(words.other)).check();
  await confirm.click();
  await expect(dialog.getByText(say(words.wordsMissing))).toBeVisible();
  await expect(dialog.getByLabel(say(words.ownWords))).toBeFocused();
  await dialog.getByLabel(say(words.ownWords)).fill(WHY);
  await confirm.click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.rejected));
  await expect(dialog).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=past');
  await openTrip(card);
  await expect(card).toContainText(say(words.cancelled));
  await expect(card).toContainText(say(words.inFull));
  await expect(card).toContainText(WHY);
  await expect(card).toContainText(say(words.toCard));

  await card.getByRole('button', { name: say(words.details) }).click();
  await expect(card.locator('li', { hasText: WHY })).toBeVisible();
  // For 'Another reason', the traveler sees only the guide's own text.
  await expect(card).not.toContainText(say(words.other));
});
